"""The words: what the rules, the table and the commands say, in the reader's language."""
