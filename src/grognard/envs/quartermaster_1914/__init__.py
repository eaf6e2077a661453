"""What a seat may know of Quartermaster General: 1914, as numbers."""
