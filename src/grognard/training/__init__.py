"""Training: games among computer opponents as data, a value network and a policy that learn from them, and how well a
network compares positions. NumPy and PyTorch are imported by the modules that need them, and only when a step uses
them."""
