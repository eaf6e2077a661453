import { mount } from "svelte";
import App from "./App.svelte";
import { Ahead } from "./lib/early";
import { router } from "./lib/router.svelte";
import { session } from "./lib/session.svelte";
import "./letters";
import "./style.css";

const target = document.getElementById("app");
void session.begin().then(() => {
  if (target) mount(App, { target, props: { ahead: new Ahead(router.route) } });
});
