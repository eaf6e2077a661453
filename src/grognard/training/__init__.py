"""Training: games among computer opponents as data, a value network that learns from them, and how well it compares
positions. NumPy and PyTorch are imported by the modules that need them, and only when a step uses them."""
