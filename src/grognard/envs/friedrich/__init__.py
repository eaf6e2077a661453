"""What a seat may know of Friedrich, as numbers."""
