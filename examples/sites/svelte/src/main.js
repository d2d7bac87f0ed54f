import { mount } from "svelte";
import Towers from "./Towers.svelte";

mount(Towers, { target: document.getElementById("app") });
