import type { Component } from "svelte";

/** A component with its props: one that needs none. */
export function withProps<Props extends Record<string, unknown>>(Inner: Component<Props>, props: Props): Component {
  return (internals) => Inner(internals, props);
}
