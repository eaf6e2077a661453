/** An index of the things of a layout by id, built once for each layout. */
export function lookup<L extends object, T>(list: (layout: L) => readonly T[], id: (one: T) => string): (layout: L) => Map<string, T> {
  const made = new WeakMap<L, Map<string, T>>();
  return (layout) => {
    let found = made.get(layout);
    if (!found) made.set(layout, (found = new Map(list(layout).map((one) => [id(one), one]))));
    return found;
  };
}
