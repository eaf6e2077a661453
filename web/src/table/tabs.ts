/** The panels beside the board, and the parts of the table of which a phone shows one at a time. */
export type Panel = "players" | "log" | "chat" | "notes";
export type Tab = "board" | "hand" | "log" | "players";

export const TABS: readonly { id: Tab; sign: string }[] = [
  { id: "board", sign: "board" },
  { id: "hand", sign: "cards" },
  { id: "log", sign: "log" },
  { id: "players", sign: "person" },
];
