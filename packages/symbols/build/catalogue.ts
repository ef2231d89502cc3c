import { type WordClass, wordClasses } from '@calmbridge/domain/boards/board';
import { indexFile, partFile, type SymbolIndex, type SymbolRow } from '#symbol-files';
import { wordsIn } from '#words';
import { isLeftOut } from './left-out.ts';
import { colourOf, moreSymbols } from './more.ts';
import { everydaySayings } from './sayings/everyday.ts';
import { type Drawing, furtherSet, iconSet, ownDrawings } from './sources.ts';
import type { SaidSymbol } from './topic.ts';

// Puts the sets, our sayings and our drawings together into the files of `assets`: the same files every time.

/** About 16 kB each when zipped. */
const partBytes = 46_000;

export type CatalogueSymbol = { row: SymbolRow; body: string };

/** The files by name. */
export function catalogueFiles(): Map<string, string> {
  const parts = inParts(catalogue());
  const index: SymbolIndex = { parts: parts.map((part) => part.map(({ row }) => row)) };
  return new Map([
    [indexFile, `${JSON.stringify(index)}\n`],
    ...parts.map((part, at): [string, string] => [
      partFile(at),
      `${JSON.stringify(part.map(({ body }) => body))}\n`,
    ]),
  ]);
}

export function catalogue(): CatalogueSymbol[] {
  const drawings = allDrawings();
  const said = new Map(everydaySayings.map((symbol) => [symbol.id, symbol]));
  const everyday = everydaySayings.map(({ id }) => id);
  const others = [...drawings.keys()].filter((id) => id.startsWith('fluent:') && !said.has(id));
  const emoji = [...new Set(everyday), ...others].flatMap((id) => {
    const drawing = drawings.get(id);
    if (drawing === undefined) throw new Error(`A saying names ${id}, which no set has`);
    if (!said.has(id) && isLeftOut(nameIn(id))) return [];
    return [{ row: rowOf(id, drawing, said.get(id)), body: drawing.body }];
  });
  return [...emoji, ...furtherNouns(drawings, said)];
}

/** After everything else: what is said for an everyday symbol comes first, whatever further drawings are called. */
function furtherNouns(
  drawings: ReadonlyMap<string, Drawing>,
  said: ReadonlyMap<string, SaidSymbol>,
): CatalogueSymbol[] {
  return moreSymbols().flatMap(({ id, name, kind }) => {
    const drawing = drawings.get(id);
    if (drawing === undefined) throw new Error(`A list names ${id}, which no set has`);
    if (said.has(id)) return [];
    const wordClass = kind === 'person' ? 'person' : 'thing';
    const words = wordsIn(nameIn(id)).filter((word) => !wordsIn(name).includes(word));
    const row: SymbolRow = [id, name, wordClasses.indexOf(wordClass), '', [...new Set(words)].join(' ')];
    return [{ row, body: drawing.body }];
  });
}

function allDrawings(): Map<string, Drawing> {
  const of = (set: string, drawings: Map<string, Drawing>) =>
    [...drawings].map(([name, drawing]): [string, Drawing] => [`${set}:${name}`, drawing]);
  return new Map([
    ...of('calmbridge', ownDrawings()),
    ...of('fluent', iconSet('fluent-emoji-flat')),
    ...of('openmoji', iconSet('openmoji')),
    ...moreSymbols().flatMap(({ id, set, icon, kind }): [string, Drawing][] => {
      const drawing = furtherSet(set).get(icon);
      const body = drawing?.body.replaceAll('currentColor', colourOf[kind]) ?? '';
      return drawing ? [[id, { ...drawing, body }]] : [];
    }),
  ]);
}

function rowOf(id: string, drawing: Drawing, said: SaidSymbol | undefined): SymbolRow {
  const sayings = (said?.sayings ?? []).map((saying) => wordsIn(saying).join(' '));
  const name = said?.sayings[0] ?? nameIn(id).replaceAll('-', ' ');
  const known = new Set(wordsIn(`${name} ${sayings.join(' ')}`));
  const words = wordsIn(`${nameIn(id).replaceAll('-', ' ')} ${drawing.words.join(' ').replaceAll('_', ' ')}`);
  const further = [...new Set(words)].filter(
    (word) => word.length > 1 && !known.has(word) && !brands.has(word),
  );
  const wordClass = said?.wordClass ?? classOfCategory(drawing.category, id);
  return [id, name, wordClasses.indexOf(wordClass), sayings.join(','), further.join(' ')];
}

/** Words of chats, where a phone is an "apple": they would put the phone beside the fruit. */
const brands = new Set(['apple', 'mac', 'iphone', 'macbook', 'google', 'windows', 'nike', 'adidas']);

const nameIn = (id: string) => id.slice(id.indexOf(':') + 1);

function classOfCategory(category: string, id: string): WordClass {
  if (category === 'Smileys & Emotion') return 'describing';
  if (category === 'People & Body')
    return /hand|finger|fist|thumb|ear|lungs|brain|leg|foot/.test(id) ? 'thing' : 'person';
  return 'thing';
}

function inParts(symbols: CatalogueSymbol[]): CatalogueSymbol[][] {
  const parts: CatalogueSymbol[][] = [[]];
  let bytes = 0;
  for (const symbol of symbols) {
    if (bytes + symbol.body.length > partBytes && bytes > 0) {
      parts.push([]);
      bytes = 0;
    }
    parts.at(-1)?.push(symbol);
    bytes += symbol.body.length;
  }
  return parts;
}
