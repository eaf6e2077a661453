/** The interface between the table, which serves every game, and a face: the part of the page that draws one game. */
import type { Component } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { GameInfo, Position, Whose } from "../service/types";
import type { Texts } from "../texts/i18n.svelte";

/** A card to be read large, as a component that needs no props. */
export type Large = Component;

export interface FaceContext<Layout = unknown, View = Position["view"]> {
  /** A Svelte 5 reactive object: a face reads it inside components and effects. */
  readonly game: GameInfo;
  /** What the game's `layout()` delivers, with `names`: how all things of each kind are called. */
  readonly layout: Layout;
  readonly position: Position<View>;
  /** The verbs on offer for this target. */
  offered(kind: string, target: number): string[];
  /** Whether a press on this target means something now: it is on offer, in hand, or can be taken up once that is put down. */
  takes(kind: string, target: number): boolean;
  /** What a press on this does with what is in hand, in words: it is put down, or this taken up instead. */
  instead(kind: string, target: number): string | null;
  /**
   * Click or Enter: acts if one verb is offered, opens a small menu if several are, asks 'why' if none is. What is in hand is
   * put down, and another thing taken up instead. `also` is the place where a piece stands, if that may be meant as well.
   */
  choose(kind: string, target: number, also?: { kind: string; target: number }): void;
  act(verb: string, target?: number): void;
  /** One act after the other with this verb: `next` names the target of each, and null when all is done. It stops where one is refused. */
  actAll(verb: string, next: () => number | null): void;
  /** For what opens over the table: presses within it count once it has been seen. */
  readonly settle: Attachment<HTMLElement>;
  /** Whether a press comes too soon to be meant for what is there since that time (`performance.now()`). */
  isEarly(since: number): boolean;
  /** What the log or a tracker points at; the face shows it. */
  hover: { kind: string; target: number } | null;
  /** The ids of the overlays that are switched on. */
  readonly overlays: Set<string>;
  /** The present scale; 1 fits the whole board. Labels appear as one zooms in. */
  readonly zoom: number;
  zoomTo(kind: string, target: number): void;
  /** Opens what this is, with its rule, at a point of the window. */
  explain(kind: string, target: number, at: { x: number; y: number }): void;
  /** Opens the rules at this section. */
  showRule(section: string): void;
  /** A text from the text files. */
  t(key: string, args?: Record<string, unknown>): string;
  name(kind: string, target: number): string;
  /** What a verb of this game is called, alone or with a target. */
  verbText(verb: string, target?: string): string;
  /** How a seat is called. */
  seat(name: string): string;
}

/** A part of the board, in units of the layout. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What a thing on the board is: its name, then what there is to know of it, and the section of the rules about such things. */
export interface About {
  lines: readonly string[];
  rule: string | null;
}

/** One chart: a tab. */
export interface Chart<Layout = unknown, View = Position["view"]> {
  id: string;
  /** The key of its name. */
  label: string;
  Chart: Component<{ ctx: FaceContext<Layout, View> }>;
}

/** The charts of a game: what its printed player aids have. They show only what is in the layout and the reader's view. */
export interface Charts<Layout = unknown, View = Position["view"]> {
  charts: readonly Chart<Layout, View>[];
  /** The chart of what is going on now (a battle), which is opened first; null: the one that was open last. */
  present?(position: Position<View>): string | null;
  texts: Texts;
}

/** A face of a game with this layout and this view; the table, which serves every game, does not know them. */
export interface Face<Layout = unknown, View = Position["view"]> {
  /**
   * SVG elements in layout units, inside the generic zoomable <svg>. The svg sets two CSS variables: --zoom (1 = fit)
   * and --px (layout units per screen pixel), both when a gesture has come to rest, so that text can keep its size:
   * `font-size: calc(11px * var(--px))`. Whatever is on offer has role="button", tabindex="0", an aria-label, and
   * data-kind and data-target; arrow keys go from one to the next by their place on the screen.
   */
  Board: Component<{ ctx: FaceContext<Layout, View> }>;
  /** The own cards as cards. One on offer is a button of the class 'offered'. */
  Hand: Component<{ ctx: FaceContext<Layout, View> }>;
  /** Trackers beside the board. */
  Status: Component<{ ctx: FaceContext<Layout, View> }>;
  /** A panel for what is going on (a battle); renders nothing when nothing is. */
  Stage: Component<{ ctx: FaceContext<Layout, View> }>;
  /** Whose turn it is, at the head of the parts of the turn. */
  Turn?: Component<{ ctx: FaceContext<Layout, View> }>;
  overlays: { id: string; label: string }[];
  /** The verb that takes a piece up: with the mouse it can be dragged. */
  takesUp?: string;
  /** Verbs that set going what nobody can take back: the table asks once more, even where nothing else can be done with a thing. */
  careful?: readonly string[];
  /** Verbs without a target that are seldom meant: their buttons keep in the background. */
  secondary?: readonly string[];
  /** Where something is going on that the reader should have in sight (a battle). */
  scene?(layout: Layout, position: Position<View>): { x: number; y: number } | null;
  size(layout: Layout): { width: number; height: number };
  /** The same layout turned by a quarter, its left edge below: the table draws the board from it where a window has more room for it so. */
  lying?(layout: Layout): Layout;
  /** For zoomTo and hover. */
  place(layout: Layout, kind: string, target: number, position: Position<View>, game: GameInfo): { x: number; y: number } | null;
  /** What a target is called in a list, with where it is; its name alone where that is enough. */
  told?(ctx: FaceContext<Layout, View>, kind: string, target: number): string | null;
  /** What a thing on the board is, for a reader who asks by a right click or a long press. */
  about?(ctx: FaceContext<Layout, View>, kind: string, target: number): About | null;
  /** So many pixels for a unit of the layout, and everything can be read; the board opens at least so near. */
  readable?: number;
  /** The part of the board that the scenario uses: it fills the window as the board opens. None: the whole board. */
  part?(layout: Layout, position: Position<View>): Box | null;
  /** Where the board opens when nothing is asked about a place: what matters, and how much. */
  front?(layout: Layout, position: Position<View>): { x: number; y: number; weight: number }[];
  /** A card to be read large, where cards are named in a line. */
  card?(ctx: FaceContext<Layout, View>, kind: string, target: number): Large | null;
  /** The class that sets --c, the colour of a nation, a power, a side or one of their pieces. */
  colour?(layout: Layout, thing: Whose): string | null;
  /** What an act is called just now, where the verb alone would not say what it costs or closes. */
  word?(ctx: FaceContext<Layout, View>, verb: string, target: number | null): string | null;
  /** The charts, loaded when they are opened first. */
  charts?: () => Promise<{ default: Charts<Layout, View> }>;
  /** For a kind of target, what players mostly do with it: what a question is about when nothing is on offer. */
  usual?: Record<string, string>;
  /** Its texts in English; those in other languages lie beside them. */
  texts: string;
}
