"""The position of Quartermaster General: 1914 and the rules computed from it, which several chapters share. Nothing
here knows the order of a turn or who looks on."""
