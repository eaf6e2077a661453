import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

/** The classes that keep the styles of components apart: a short prefix, because they are all over the built files. */
const cssHash = ({ hash, filename }) => `s-${hash(filename)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
