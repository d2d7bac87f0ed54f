// For programs with React 19 in TypeScript: import type {} from "tower-of-hanoi-explorer/react".
import type { TowerOfHanoiAttributes, TowerOfHanoiHandlers } from "./tower-of-hanoi.js";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "tower-of-hanoi": Omit<TowerOfHanoiAttributes, "class"> & TowerOfHanoiHandlers;
    }
  }
}
