/** Loads the face that a game brings as files, behind the interface of the built-in faces. One that fails gives way to the plain face. */
import type { Component } from "svelte";
import type { Face, FaceContext } from "../../face/face";
import type { ServedFace } from "../../face/served";
import { session } from "../../service/session.svelte";
import type { ServedFiles } from "../../service/types";
import plain from "../plain";
import { placeOf, sizeOf } from "../plain/layout";
import Board from "./Board.svelte";
import Panel from "./Panel.svelte";
import { Served, type PartName } from "./served.svelte";

type Whole = Component<{ ctx: FaceContext }>;

/** The face that a game brings, or the plain one where it brings none. */
export async function loadServedFace(game: string): Promise<Face> {
  const { face } = await session.game(game);
  return face ? served(face) : plain;
}

/** The face with these files; where they cannot be loaded, the plain one, which says so. */
async function served(files: ServedFiles): Promise<Face> {
  try {
    const module = (await import(/* @vite-ignore */ files.script)) as Partial<ServedFace>;
    if (typeof module.board !== "function") throw new TypeError(`${files.script} does not export a function 'board'`);
    if (files.style !== null) dress(files.style);
    return faceOf(new Served(module));
  } catch (error) {
    const face = new Served({});
    face.fail(error);
    return faceOf(face);
  }
}

function dress(address: string): void {
  if (document.querySelector(`link[href="${CSS.escape(address)}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "stylesheet", href: address }));
}

function faceOf(face: Served): Face {
  const panel = (part: Exclude<PartName, "board">): Whole => (internals, props) =>
    Panel(internals, {
      face,
      part,
      get ctx() {
        return props.ctx;
      },
    });
  return {
    Board: (internals, props) =>
      Board(internals, {
        face,
        get ctx() {
          return props.ctx;
        },
      }),
    Hand: panel("hand"),
    Status: panel("status"),
    Stage: panel("stage"),
    overlays: [],
    size: sizeOf,
    place: (layout, kind, target, position, game) => {
      const found = face.place(layout, kind, target, position);
      return found === undefined ? placeOf(layout, game.roles[kind], target) : found;
    },
    texts: "",
  };
}
