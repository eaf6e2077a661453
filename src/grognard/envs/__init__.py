"""The games as environments for learning: PettingZoo, OpenSpiel, and the encoders of what a seat may know."""
