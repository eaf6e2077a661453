"""What a seat may know of Paths of Glory, as numbers."""
