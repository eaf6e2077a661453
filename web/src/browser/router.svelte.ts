/** The client-side router: a few kinds of pages, real addresses (History API), no reload. */

export type Route =
  | { page: "home"; first: string | null }
  | { page: "new"; game: string | null }
  | { page: "match"; id: string; invite: string | null }
  | { page: "replay"; id: string; at: number | null; play: boolean; curves: boolean }
  | { page: "rules"; game: string; section: string | null }
  | { page: "learn"; game: string | null }
  | { page: "lesson"; id: string; game: string; name: string }
  | { page: "account" }
  | { page: "programs" }
  | { page: "lost" };

export function read(path: string, search: string, hash = ""): Route {
  const words = path.split("/").filter(Boolean).map(decodeURIComponent);
  const args = new URLSearchParams(search);
  const [first, second, third] = words;
  if (first === undefined) return { page: "home", first: args.get("first") };
  if (first === "new" && words.length === 1) return { page: "new", game: args.get("game") };
  if (first === "match" && second) {
    if (words.length === 2) return { page: "match", id: second, invite: args.get("invite") || null };
    if (third === "replay") {
      const at = args.get("at");
      const point = at !== null && /^\d+$/.test(at) ? Number(at) : null;
      return { page: "replay", id: second, at: point, play: args.has("play"), curves: args.has("curves") };
    }
  }
  if (first === "rules" && second) return { page: "rules", game: second, section: hash.replace(/^#/, "") || null };
  if (first === "learn" && words.length <= 3) {
    if (second && third) return { page: "lesson", id: `${second}/${third}`, game: second, name: third };
    return { page: "learn", game: second ?? null };
  }
  if (first === "account" && words.length === 1) return { page: "account" };
  if (first === "account" && second === "programs" && words.length === 2) return { page: "programs" };
  return { page: "lost" };
}

class Router {
  route = $state.raw<Route>(read(location.pathname, location.search, location.hash));

  constructor() {
    window.addEventListener("popstate", () => this.look());
    document.addEventListener("click", (event) => {
      if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (!link || link.origin !== location.origin || link.target || link.hasAttribute("download")) return;
      if (link.pathname.startsWith("/api/")) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    });
  }

  go(address: string): void {
    if (address !== location.pathname + location.search + location.hash) history.pushState(null, "", address);
    this.look();
    window.scrollTo(0, 0);
  }

  replace(address: string): void {
    history.replaceState(null, "", address);
    this.look();
  }

  private look(): void {
    this.route = read(location.pathname, location.search, location.hash);
  }
}

export const router = new Router();
