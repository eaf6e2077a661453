/** The reader's settings, and localStorage in general. */

export type Theme = "auto" | "light" | "dark";

/** How others' moves are shown: one after the other, or only where they have led. */
export const TEMPOS = ["slow", "normal", "once"] as const;
export type Tempo = (typeof TEMPOS)[number];

function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`grognard.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`grognard.${key}`, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function forget(key: string): void {
  try {
    localStorage.removeItem(`grognard.${key}`);
  } catch {
    // Nothing was kept.
  }
}

/** Whether the browser shows notifications; it asks the reader where it has not yet. */
async function allowed(): Promise<boolean> {
  try {
    return "Notification" in window && (await Notification.requestPermission()) === "granted";
  } catch {
    // A page that came over plain HTTP, or stands in a frame, may not even ask.
    return false;
  }
}

/** Whether the reader wishes that nothing moves by itself. */
export function prefersStill(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** After how many milliseconds presses on what is new count. */
export const PAUSES = [0, 400, 1000] as const;
export type Pause = (typeof PAUSES)[number];

class Settings {
  theme = $state<Theme>(stored("theme", "auto"));
  sound = $state<boolean>(stored("sound", false));
  /** What happens at the table can be heard: cards, marches, battles. */
  sounds = $state<boolean>(stored("sounds", false));
  notify = $state<boolean>(stored("notify", false));
  /** Where the maker of a match points is shown. */
  pointing = $state<boolean>(stored("pointing", true));
  tempo = $state<Tempo>(stored("tempo", "normal"));
  pause = $state<Pause>(stored("pause", 400));
  /** Letters are shortcuts at the table. */
  keys = $state<boolean>(stored("keys", true));
  /** The language that was chosen on this device. */
  language = $state<string | null>(stored("language", null));
  private readonly dark = window.matchMedia("(prefers-color-scheme: dark)");
  private system = $state(this.dark.matches);

  constructor() {
    this.dark.addEventListener("change", () => {
      this.system = this.dark.matches;
      this.paint();
    });
    this.paint();
  }

  get isDark(): boolean {
    return this.theme === "auto" ? this.system : this.theme === "dark";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.paint();
  }

  setLanguage(language: string): void {
    this.language = language;
    store("language", language);
  }

  setSound(on: boolean): void {
    this.sound = on;
    store("sound", on);
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    store("sounds", on);
  }

  setPointing(on: boolean): void {
    this.pointing = on;
    store("pointing", on);
  }

  setTempo(tempo: Tempo): void {
    this.tempo = tempo;
    store("tempo", tempo);
  }

  setKeys(on: boolean): void {
    this.keys = on;
    store("keys", on);
  }

  setPause(pause: Pause): void {
    this.pause = pause;
    store("pause", pause);
  }

  /** Browser notifications, if the reader's browser allows them. */
  async setNotify(on: boolean): Promise<void> {
    this.notify = on && (await allowed());
    store("notify", this.notify);
  }

  private paint(): void {
    document.documentElement.dataset["theme"] = this.isDark ? "dark" : "light";
  }
}

export const settings = new Settings();
export { forget, store, stored };
