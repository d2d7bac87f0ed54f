import { useState } from "react";
import "tower-of-hanoi-explorer";

export function Towers() {
  const [place, setPlace] = useState({ index: "0", total: "0" });
  const show = ({ detail }) => setPlace(detail);
  return <>
    <tower-of-hanoi discs="5" move="17" show="towers,transport" onready={show} onmove={show} />
    <p>Move {place.index} of {place.total}</p>
  </>;
}
