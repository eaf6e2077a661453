/** Sounds of the table, synthesized with Web Audio: a card, a march, a battle, and two notes for the reader's own turn. */
import type { StoryLine } from "../../service/types";

export type Sound = "card" | "march" | "battle" | "turn";

/** What a line of the story sounds like. */
const OF: Partial<Record<NonNullable<StoryLine["about"]>, Sound>> = {
  card: "card",
  fate: "card",
  march: "march",
  retreat: "march",
  battle: "battle",
  fight: "battle",
};

/** The one sound for all these lines: the loudest that happened. */
export function soundOf(lines: readonly StoryLine[]): Sound | null {
  const heard = new Set(lines.map(({ about, way }) => (about && OF[about]) || (way ? "march" : null)));
  return (["battle", "march", "card"] as const).find((sound) => heard.has(sound)) ?? null;
}

let audio: AudioContext | undefined;

/** A note that swells and dies away. */
function note(at: AudioContext, pitch: number, start: number, length: number, volume = 0.12): void {
  const tone = at.createOscillator();
  const loud = at.createGain();
  tone.frequency.value = pitch;
  loud.gain.setValueAtTime(0, start);
  loud.gain.linearRampToValueAtTime(volume, start + 0.02);
  loud.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(loud).connect(at.destination);
  tone.start(start);
  tone.stop(start + length + 0.05);
}

/** A breath of noise around a pitch: paper, a boot, a shot. */
function rustle(at: AudioContext, pitch: number, start: number, length: number, volume: number): void {
  const count = Math.ceil(at.sampleRate * length);
  const buffer = at.createBuffer(1, count, at.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < count; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / count) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const loud = at.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  loud.gain.value = volume;
  source.connect(filter).connect(loud).connect(at.destination);
  source.start(start);
}

const MADE: Record<Sound, (at: AudioContext, now: number) => void> = {
  card: (at, now) => rustle(at, 3200, now, 0.12, 0.35),
  march: (at, now) => [0, 0.18, 0.36].forEach((later) => rustle(at, 260, now + later, 0.09, 0.5)),
  battle: (at, now) => {
    rustle(at, 120, now, 0.6, 0.9);
    note(at, 62, now, 0.5, 0.2);
  },
  turn: (at, now) => [587, 880].forEach((pitch, index) => note(at, pitch, now + index * 0.16, 0.5)),
};

export function play(sound: Sound): void {
  try {
    audio ??= new AudioContext();
    MADE[sound](audio, audio.currentTime);
  } catch {
    // No sound device: what happened is still told.
  }
}
