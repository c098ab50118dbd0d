"""The web pages: everything that knows Streamlit or Plotly."""
