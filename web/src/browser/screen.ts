/** Media queries: is this the screen of a phone? */
import { MediaQuery } from "svelte/reactivity";

/** A phone, upright or on its side: little of the board is in sight. */
export const phone = new MediaQuery("(max-width: 640px), (max-height: 480px)");
/** A phone on its side. */
export const lying = new MediaQuery("(max-height: 480px)");
