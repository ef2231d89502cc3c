import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Everyday nouns the two emoji sets have no drawing for, chosen by us from further sets: one list a set, one drawing a line, under
// a heading that says what kind of thing it is. `clothes-cardigan = cardigan` gives it a better name.

/** `id` is the name boards keep: without the marks of a style or of one of several drawings. */
export type MoreSymbol = { id: string; set: string; icon: string; name: string; kind: Kind };

type Kind = keyof typeof colourOf;

/** Sets in one colour get ours, by kind, deep enough for a white card. */
export const colourOf = {
  animal: '#8a5a2b',
  body: '#b5583c',
  food: '#c2451e',
  nature: '#2b7a8c',
  person: '#6d4aa0',
  place: '#4a6572',
  plant: '#3a8547',
  thing: '#2f6fab',
} as const;

const isKind = (text: string): text is Kind => text in colourOf;

/** Colour pictures first, silhouettes last. */
const order = ['noto', 'openmoji', 'kameleon', 'park', 'ph', 'mdi', 'health', 'temaki', 'game'];

export function moreSymbols(): MoreSymbol[] {
  const folder = join(import.meta.dirname, 'more');
  const sets = readdirSync(folder).map((file) => file.replace(/\.txt$/, ''));
  return sets
    .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
    .flatMap((set) => linesOf(set, readFileSync(join(folder, `${set}.txt`), 'utf8')));
}

function linesOf(set: string, text: string): MoreSymbol[] {
  let kind: Kind = 'thing';
  return text.split('\n').flatMap((line) => {
    const heading = line.startsWith('# ') ? line.slice(2).trim() : '';
    if (isKind(heading)) kind = heading;
    if (heading !== '' || line.trim() === '') return [];
    const [icon = '', written] = line.trim().split(' = ');
    const plain = icon.replace(/-duotone$|-\d+$/, '');
    return [{ id: `${set}:${plain}`, set, icon, name: written ?? plain.replaceAll('-', ' '), kind }];
  });
}
