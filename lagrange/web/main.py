"""The router: every full run of the app begins here."""

import streamlit as st

from lagrange.web import notices, router

try:
    st.navigation(router.pages(), position="hidden").run()
except Exception as error:  # noqa: BLE001 - a reader never sees a stack trace
    notices.report(error)
