/** The text key of what the front page says of a seat. */
export function seatKey(game: string, seat: string): string {
  return `game-${game}-seat-${seat.toLowerCase().replaceAll(" ", "-")}`;
}
