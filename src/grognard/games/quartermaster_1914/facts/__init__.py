"""Facts of Quartermaster General: 1914, read once from its data files, and the act space. No position is known here."""
