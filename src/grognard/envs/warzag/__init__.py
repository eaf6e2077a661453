"""What a seat may know of WARZAG WWII, as numbers."""
