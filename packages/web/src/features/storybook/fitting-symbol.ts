import { hideNames } from '@calmbridge/domain/assistant/child-name';
import type { SymbolSearch } from '@calmbridge/symbols/search';

/** With the placeholder it introduces somebody; without, it tells nothing. */
const introduction = /\bmy name is\b/giu;
const child = /\{child\d*\}/gu;

/**
 * The symbol that fits some words of a story. A name is no word to look up (Leo would be a sign of the zodiac): what is
 * told counts first, and where nothing else is told, that it is about a child.
 */
export function fittingSymbol(
  library: SymbolSearch | null,
  words: string,
  names: readonly string[],
): string | null {
  const told = library?.best(toldWords(words, names)) ?? null;
  const shown = told ?? (hideNames(words, names).match(child) ? library?.best('child') : null);
  return shown?.id ?? null;
}

/** The words without anybody's name. */
export const toldWords = (words: string, names: readonly string[]): string =>
  hideNames(words, names).replace(introduction, ' ').replace(child, ' ');
