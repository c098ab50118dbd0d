"""The app: `streamlit run app.py`, or any ASGI server with `app:app`."""

import streamlit as st

from lagrange.web import notices, server

app = st.App(
    server.ROUTER,
    lifespan=server.lifespan,
    routes=server.routes(),
    middleware=server.middleware(),
    on_script_error=notices.report,
)
