/** Notifications that it is the reader's turn: in the title, as a sound, and by the browser (Notification API). */
import { t } from "../../texts/i18n.svelte";
import { settings } from "../../browser/settings.svelte";

/** Two short soft notes. */
export function chime(): void {
  void import("./sounds").then(({ play }) => play("turn"));
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
