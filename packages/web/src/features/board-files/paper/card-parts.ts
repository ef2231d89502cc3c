// Where picture and label stand inside a card, the same on paper and in a picture of the board.

export type Rect = { x: number; y: number; width: number; height: number };

export type CardParts = {
  /** The middle of the frame's line. */
  frame: Rect;
  lineWidth: number;
  radius: number;
  picture: Rect | null;
  label: Rect | null;
};

export function cardParts(
  card: Rect,
  has: { picture: boolean; label: boolean },
  /** How far the frame stays away from the edge, as a part of the shorter side. */
  inset: number,
): CardParts {
  const side = Math.min(card.width, card.height);
  const lineWidth = side * 0.02;
  const frame = shrunk(card, side * inset + lineWidth / 2);
  const inner = shrunk(frame, side * 0.055);
  const labelHeight = !has.label ? 0 : has.picture ? inner.height * 0.27 : inner.height;
  const gap = has.label && has.picture ? side * 0.02 : 0;
  const picture = { ...inner, height: inner.height - labelHeight - gap };
  return {
    frame,
    lineWidth,
    radius: side * 0.09,
    picture: has.picture ? picture : null,
    label: has.label ? { ...inner, y: inner.y + inner.height - labelHeight, height: labelHeight } : null,
  };
}

/** As large as it can be in the box, in its middle. */
export function contained(box: Rect, width: number, height: number): Rect {
  const scale = Math.min(box.width / width, box.height / height);
  const [wide, high] = [width * scale, height * scale];
  return { x: box.x + (box.width - wide) / 2, y: box.y + (box.height - high) / 2, width: wide, height: high };
}

const shrunk = ({ x, y, width, height }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(1, width - 2 * by),
  height: Math.max(1, height - 2 * by),
});
