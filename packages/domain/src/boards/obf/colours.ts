// Colours as other programs write them, read into red, green and blue. Files say `rgb()`; people also write hex and names.

export type Rgb = readonly [red: number, green: number, blue: number];

export function readColour(text: string): Rgb | null {
  const written = text.trim().toLowerCase();
  return fromHex(written) ?? fromFunction(written) ?? names[written] ?? null;
}

export const rgbText = ([red, green, blue]: Rgb): string => `rgb(${red}, ${green}, ${blue})`;

/** Hue in degrees; saturation and lightness from 0 to 1. */
export function hslOf([red, green, blue]: Rgb): { hue: number; saturation: number; lightness: number } {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const most = Math.max(r, g, b);
  const spread = most - Math.min(r, g, b);
  const lightness = most - spread / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sector = most === r ? (g - b) / spread : most === g ? 2 + (b - r) / spread : 4 + (r - g) / spread;
  return { hue: spread === 0 ? 0 : (sector * 60 + 360) % 360, saturation, lightness };
}

function fromHex(text: string): Rgb | null {
  const [, short] = /^#?([\da-f]{3})[\da-f]?$/.exec(text) ?? [];
  const [, long = short?.replace(/./g, '$&$&')] = /^#?([\da-f]{6})(?:[\da-f]{2})?$/.exec(text) ?? [];
  if (!long) return null;
  const at = (place: number) => Number.parseInt(long.slice(place, place + 2), 16);
  return [at(0), at(2), at(4)];
}

function fromFunction(text: string): Rgb | null {
  const [, kind, inside = ''] = /^(rgb|hsl)a?\(([^()]{1,80})\)$/.exec(text) ?? [];
  const parts = inside.split(/[\s,/]+/).filter((part) => part !== '');
  const numbers = parts.map((part) => Number.parseFloat(part));
  const [a = Number.NaN, b = Number.NaN, c = Number.NaN, alpha = 1] = numbers;
  if (!kind || [a, b, c, alpha].some((number) => !Number.isFinite(number))) return null;
  const solid = kind === 'hsl' ? fromHsl(a, b / 100, c / 100) : withPercents([a, b, c], parts);
  return overWhite(solid, parts[3]?.endsWith('%') ? alpha / 100 : alpha);
}

const withPercents = (numbers: readonly number[], parts: readonly string[]): Rgb => {
  const one = (at: number) => byte((numbers[at] ?? 0) * (parts[at]?.endsWith('%') ? 2.55 : 1));
  return [one(0), one(1), one(2)];
};

function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  const one = (turn: number) => {
    const k = (((turn + hue / 30) % 12) + 12) % 12;
    const most = saturation * Math.min(lightness, 1 - lightness);
    return byte(255 * (lightness - most * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [one(0), one(8), one(4)];
}

/** Seen through to the paper, as the format asks of programs without transparency. */
function overWhite(colour: Rgb, alpha: number): Rgb {
  const part = Math.min(1, Math.max(0, alpha));
  const mix = (value: number) => byte(value * part + 255 * (1 - part));
  return [mix(colour[0]), mix(colour[1]), mix(colour[2])];
}

const byte = (value: number): number => Math.round(Math.min(255, Math.max(0, value)));

const names: Record<string, Rgb> = {
  black: [0, 0, 0],
  white: [255, 255, 255],
  gray: [128, 128, 128],
  grey: [128, 128, 128],
  silver: [192, 192, 192],
  lightgray: [211, 211, 211],
  lightgrey: [211, 211, 211],
  red: [255, 0, 0],
  maroon: [128, 0, 0],
  orange: [255, 165, 0],
  brown: [165, 42, 42],
  yellow: [255, 255, 0],
  lightyellow: [255, 255, 224],
  gold: [255, 215, 0],
  olive: [128, 128, 0],
  green: [0, 128, 0],
  lime: [0, 255, 0],
  lightgreen: [144, 238, 144],
  teal: [0, 128, 128],
  aqua: [0, 255, 255],
  cyan: [0, 255, 255],
  blue: [0, 0, 255],
  lightblue: [173, 216, 230],
  skyblue: [135, 206, 235],
  navy: [0, 0, 128],
  purple: [128, 0, 128],
  violet: [238, 130, 238],
  fuchsia: [255, 0, 255],
  magenta: [255, 0, 255],
  pink: [255, 192, 203],
  hotpink: [255, 105, 180],
};
