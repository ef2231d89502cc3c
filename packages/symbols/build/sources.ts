import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// The sets as their packages hold them. Only the build reads them; the product carries nothing but `assets`.

type Box = { left?: number; top?: number; width?: number; height?: number };
type IconFile = Box & { icons: Record<string, Box & { body: string }> };
type IconFacts = { categories: Record<string, string[]> };

export type Drawing = { body: string; category: string; words: string[] };

const load = createRequire(import.meta.url);

export function iconSet(name: string): Map<string, Drawing> {
  const { icons } = load(`@iconify-json/${name}/icons.json`) as IconFile;
  const { categories } = load(`@iconify-json/${name}/metadata.json`) as IconFacts;
  const words = wordsByName(load(`@iconify-json/${name}/chars.json`) as Record<string, string>);
  const categoryOf = new Map(
    Object.entries(categories).flatMap(([category, names]) => names.map((icon) => [icon, category])),
  );
  return new Map(
    Object.entries(icons).map(([icon, { body }]) => [
      icon,
      { body, category: categoryOf.get(icon) ?? '', words: words.get(icon) ?? [] },
    ]),
  );
}

const packages: Record<string, string> = {
  park: 'icon-park',
  health: 'healthicons',
  game: 'game-icons',
  kameleon: 'streamline-kameleon-color',
};
const further = new Map<string, Map<string, Drawing>>();

/** Sets that are no emoji: names and drawings only, read once. */
export function furtherSet(set: string): Map<string, Drawing> {
  const known = further.get(set) ?? drawingsOf(packages[set] ?? set);
  further.set(set, known);
  return known;
}

function drawingsOf(name: string): Map<string, Drawing> {
  const { icons, width: side = 16 } = load(`@iconify-json/${name}/icons.json`) as IconFile;
  return new Map(
    Object.entries(icons).map(([icon, { body, ...box }]) => [
      icon,
      { body: inBox(body, box, side), category: '', words: [] },
    ]),
  );
}

/** Some drawings have a box of their own: they are put into the middle of their set's. */
function inBox(body: string, { left = 0, top = 0, width, height }: Box, side: number): string {
  const [wide, high] = [width ?? side, height ?? side];
  if (wide === side && high === side && left === 0 && top === 0) return body;
  const scale = side / Math.max(wide, high);
  const [x, y] = [(side - wide * scale) / 2 - left * scale, (side - high * scale) / 2 - top * scale];
  const number = (value: number) => String(Number(value.toFixed(4)));
  return `<g transform="translate(${number(x)} ${number(y)}) scale(${number(scale)})">${body}</g>`;
}

/** Our own drawings, one SVG file each. */
export function ownDrawings(): Map<string, Drawing> {
  const folder = join(import.meta.dirname, 'drawings');
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.svg'))
      .sort()
      .map((file) => [
        file.slice(0, -'.svg'.length),
        { body: insideOf(readFileSync(join(folder, file), 'utf8')), category: '', words: [] },
      ]),
  );
}

const insideOf = (svg: string) =>
  svg
    .replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$|<!--[\s\S]*?-->/g, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .trim();

function wordsByName(chars: Record<string, string>): Map<string, string[]> {
  const keywords = load('emojilib') as Record<string, string[]>;
  const bare = new Map(Object.entries(keywords).map(([emoji, words]) => [withoutStyle(emoji), words]));
  return new Map(
    Object.entries(chars).map(([code, name]) => {
      const emoji = String.fromCodePoint(...code.split('-').map((part) => Number.parseInt(part, 16)));
      return [name, bare.get(withoutStyle(emoji)) ?? []];
    }),
  );
}

const withoutStyle = (emoji: string) => emoji.replaceAll('\ufe0f', '');
