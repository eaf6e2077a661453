/** 'It is your turn': in the title, as a sound, as a notification of the browser. */
import { t } from "./texts.svelte";
import { settings } from "./settings.svelte";

let audio: AudioContext | undefined;

/** Two short soft notes. */
export function chime(): void {
  try {
    audio ??= new AudioContext();
    const now = audio.currentTime;
    for (const [index, pitch] of [587, 880].entries()) {
      const note = audio.createOscillator();
      const volume = audio.createGain();
      const start = now + index * 0.16;
      note.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.5);
      note.connect(volume).connect(audio.destination);
      note.start(start);
      note.stop(start + 0.55);
    }
  } catch {
    // No sound device: the title still tells.
  }
}

export function yourTurn(title: string, prompt: string): void {
  tell(t("notice-your-turn", { title }), prompt, location.pathname);
}

/** Word from another match. */
export function elsewhere(text: string, match: string): void {
  tell(t("title"), text, `/match/${match}`);
}

function tell(title: string, body: string, tag: string): void {
  if (settings.sound) chime();
  if (!settings.notify || document.visibilityState === "visible") return;
  try {
    const notice = new Notification(title, { body, tag });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Browsers of phones have the name but make none from a page: the title still tells.
  }
}
