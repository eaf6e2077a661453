"""Paths of Glory: the First World War, for two players."""
