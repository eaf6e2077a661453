import { mount } from "svelte";
import App from "./App.svelte";
import { speak } from "./lib/messages";
import "./lib/settings.svelte";
import "./style.css";

const target = document.getElementById("app");
void speak(navigator.languages).then(() => {
  if (target) mount(App, { target });
});
