import { createRoot } from "react-dom/client";
import { Towers } from "./Towers.jsx";

createRoot(document.getElementById("app")).render(<Towers />);
