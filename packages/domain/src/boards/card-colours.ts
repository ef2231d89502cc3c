// What a card looks like in the colours its file gave it, and in which colour its words can be read there.
import type { Card } from './board.ts';
import { type Rgb, readColour, rgbText } from './obf/colours.ts';

/** Null where the card has none of its own. */
export function ownColours({ colours }: Pick<Card, 'colours'>): { ground: Rgb | null; border: Rgb | null } {
  const read = (text: string | undefined) => (text === undefined ? null : readColour(text));
  return { ground: read(colours?.ground), border: read(colours?.border) };
}

const darkInk: Rgb = [32, 48, 49];
const black: Rgb = [0, 0, 0];
const white: Rgb = [255, 255, 255];
/** WCAG 2.2, 1.4.3. */
const readable = 4.5;

/** Our dark ink as long as it can be read, else whichever of black and white reads better: one of them always does. */
export function inkOn(ground: Rgb): Rgb {
  if (contrast(darkInk, ground) >= readable) return darkInk;
  return contrast(white, ground) > contrast(black, ground) ? white : black;
}

/** As the page needs it. */
export function ownColourTexts(card: Pick<Card, 'colours'>) {
  const { ground, border } = ownColours(card);
  return {
    ground: ground && rgbText(ground),
    border: border && rgbText(border),
    ink: ground && rgbText(inkOn(ground)),
  };
}

export function contrast(one: Rgb, other: Rgb): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const part = (byte: number) => {
    const value = byte / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
