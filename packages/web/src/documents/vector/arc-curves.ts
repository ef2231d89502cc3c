type Point = readonly [x: number, y: number];

export type Arc = {
  from: Point;
  to: Point;
  rx: number;
  ry: number;
  turn: number;
  isLarge: boolean;
  isSweep: boolean;
};

/** An elliptical arc as cubic curves of a quarter turn at most. https://www.w3.org/TR/SVG11/implnote.html#ArcImplementationNotes */
export function arcCurves({ from, to, rx, ry, turn, isLarge, isSweep }: Arc): [Point, Point, Point][] {
  if (from[0] === to[0] && from[1] === to[1]) return [];
  if (rx === 0 || ry === 0) return [[from, to, to]];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  const grown = Math.sqrt(Math.max(1, (x * x) / (rx * rx) + (y * y) / (ry * ry)));
  const [a, b] = [Math.abs(rx) * grown, Math.abs(ry) * grown];
  const over =
    Math.max(0, a * a * b * b - a * a * y * y - b * b * x * x) / (a * a * y * y + b * b * x * x || 1);
  const root = (isLarge === isSweep ? -1 : 1) * Math.sqrt(over);
  const [cx, cy] = [(root * a * y) / b, (-root * b * x) / a];
  const [middleX, middleY] = [
    cos * cx - sin * cy + (from[0] + to[0]) / 2,
    sin * cx + cos * cy + (from[1] + to[1]) / 2,
  ];
  const first = Math.atan2((y - cy) / b, (x - cx) / a);
  let sweep = Math.atan2((-y - cy) / b, (-x - cx) / a) - first;
  if (isSweep && sweep < 0) sweep += 2 * Math.PI;
  if (!isSweep && sweep > 0) sweep -= 2 * Math.PI;
  const parts = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9));
  const delta = sweep / parts;
  const handle = (4 / 3) * Math.tan(delta / 4);
  const on = (px: number, py: number): Point => [
    cos * a * px - sin * b * py + middleX,
    sin * a * px + cos * b * py + middleY,
  ];
  return Array.from({ length: parts }, (_, part) => {
    const [from_, to_] = [first + part * delta, first + (part + 1) * delta];
    const [c1, s1, c2, s2] = [Math.cos(from_), Math.sin(from_), Math.cos(to_), Math.sin(to_)];
    return [on(c1 - handle * s1, s1 + handle * c1), on(c2 + handle * s2, s2 - handle * c2), on(c2, s2)];
  });
}
