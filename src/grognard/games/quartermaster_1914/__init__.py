"""Quartermaster General: 1914. Rules, data and words; files are named after the chapters of the rulebook."""
