import { mount } from "svelte";
import App from "./App.svelte";
import { lookAhead } from "./lib/early";
import { session } from "./lib/session.svelte";
import "./letters";
import "./style.css";

const target = document.getElementById("app");
void session.begin().then(() => {
  lookAhead();
  if (target) mount(App, { target });
});
