/** The entry point of the page. */
import { mount } from "svelte";
import App from "./App.svelte";
import { Prefetch } from "./pages/prefetch";
import { router } from "./browser/router.svelte";
import { session } from "./service/session.svelte";
import "./fonts";
import "./style.css";

const target = document.getElementById("app");
void session.begin().then(() => {
  if (target) mount(App, { target, props: { ahead: new Prefetch(router.route) } });
});
