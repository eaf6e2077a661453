import { mount } from "svelte";
import App from "./App.svelte";
import { session } from "./lib/session.svelte";
import "./letters";
import "./style.css";

const target = document.getElementById("app");
void session.begin().then(() => {
  if (target) mount(App, { target });
});
