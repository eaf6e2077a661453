"""The turn of Quartermaster General: 1914: its sequence, playing a card, effects, placing pieces. It knows nothing of
who looks on."""
