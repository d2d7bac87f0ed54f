// The page from outside, as it was recorded, in Chromium: links, and what hosts of frames and elements order and are told.
import { replays } from "./compare.mjs";

for (const name of ["links", "hosts"]) replays(name);
