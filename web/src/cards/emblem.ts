/** Emblems of cards: each is drawn once on the page, when a card first shows it, and is used from then on. They are for the eye only. */
import type { Attachment } from "svelte/attachments";
import type { Emblem } from "../emblems/find";
import "./emblem.css";

/** What a card asks for: emblems come after the first sight of a page, and `find` tells the one of a card by its key. */
export interface Emblazoned {
  load: () => Promise<{ find: (key: string) => Emblem | null }>;
  key: string;
}

const SVG = "http://www.w3.org/2000/svg";
const SHEET = "emblem-sheet";
const ALONE = "-56 -63 112 72";
const WITH_COAT = "-83 -63 138 72";
const COAT = { x: "-68", y: "0" };

function sheet(): Element {
  const found = document.getElementById(SHEET);
  if (found) return found;
  const made = document.createElementNS(SVG, "svg");
  made.id = SHEET;
  for (const [name, value] of Object.entries({ width: "0", height: "0", "aria-hidden": "true", class: "emblem-sheet" })) made.setAttribute(name, value);
  document.body.append(made);
  return made;
}

/** The id of a drawing on the page; drawn if it is not there yet. */
function drawn({ name, draw }: Pick<Emblem, "name" | "draw">): string {
  const id = `emblem-${name}`;
  if (document.getElementById(id)) return id;
  const group = document.createElementNS(SVG, "g");
  group.id = id;
  for (const { paint, d } of draw().marks) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", `emblem-${paint}`);
    path.setAttribute("d", d);
    group.append(path);
  }
  sheet().append(group);
  return id;
}

function use(drawing: Pick<Emblem, "name" | "draw">, where: Record<string, string> = {}): Element {
  const made = document.createElementNS(SVG, "use");
  for (const [name, value] of Object.entries({ href: `#${drawn(drawing)}`, ...where })) made.setAttribute(name, value);
  return made;
}

/** When the browser has shown the page and has nothing else to do. */
function atRest(): Promise<void> {
  const rest = (done: () => void): void => {
    if ("requestIdleCallback" in window) requestIdleCallback(done, { timeout: 1500 });
    else setTimeout(done, 200);
  };
  return new Promise((done) => requestAnimationFrame(() => rest(done)));
}

/** When the place of a drawing is in sight: what lies below the window waits until it is scrolled to. */
function inSight(svg: SVGElement, gone: AbortSignal): Promise<void> {
  if (svg.getBoundingClientRect().top < innerHeight) return Promise.resolve();
  return new Promise((done) => {
    const watch = new IntersectionObserver((changes) => {
      if (!changes.some((change) => change.isIntersecting)) return;
      watch.disconnect();
      done();
    });
    watch.observe(svg);
    gone.addEventListener("abort", () => watch.disconnect());
  });
}

/** Draw the emblem of a card into an svg, or into a group of one at its own scale. */
export function emblazon({ load, key }: Emblazoned): Attachment<SVGElement> {
  return (svg) => {
    const off = new AbortController();
    const show = async (): Promise<void> => {
      if (!document.getElementById(SHEET)) {
        await atRest();
        await inSight(svg, off.signal);
      }
      const emblem = (await load()).find(key);
      if (off.signal.aborted || !emblem) return;
      if (svg instanceof SVGSVGElement) svg.setAttribute("viewBox", emblem.coat ? WITH_COAT : ALONE);
      svg.replaceChildren(use(emblem), ...(emblem.coat ? [use(emblem.coat, COAT)] : []));
      svg.dataset["emblem"] = emblem.name;
    };
    // A page that has lost its connection shows cards without them.
    show().catch(() => undefined);
    return () => {
      off.abort();
      svg.replaceChildren();
    };
  };
}
