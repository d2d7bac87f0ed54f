import { createApp } from "vue";
import Towers from "./Towers.vue";

createApp(Towers).mount("#app");
