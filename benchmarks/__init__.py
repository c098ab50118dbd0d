"""Figures, measured side by side with peers; ``python -m benchmarks.run`` prints them all."""
