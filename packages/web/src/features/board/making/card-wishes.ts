import { cardLabelMax, type WordClass } from '@calmbridge/domain/boards/board';
import { cleanLine } from '@calmbridge/domain/boards/clean-line';
import type { CardWish } from '@calmbridge/domain/boards/new-board';
import type { ReadyCard } from '@calmbridge/domain/boards/ready-boards';
import type { SymbolSearch } from '@calmbridge/symbols/search';
import { loadSymbols } from '#shared/symbols/symbol-library';

/** Without the library, as on a first visit with no connection, cards are made all the same, with words only. */
export const symbolsOrNone = (): Promise<SymbolSearch | null> => loadSymbols().catch(() => null);

export type Wished = Pick<ReadyCard, 'label' | 'spoken' | 'find'> & { wordClass?: WordClass };

/** A card with the best picture and the word class the library knows. */
export function cardWish(search: SymbolSearch | null, { label, spoken, find, wordClass }: Wished): CardWish {
  const words = cleanLine(label, cardLabelMax);
  const symbol = search?.best(find ?? words) ?? null;
  return {
    label: words,
    ...(spoken ? { spoken } : {}),
    wordClass: wordClass ?? search?.wordClass(words) ?? 'other',
    picture: symbol && { is: 'symbol', id: symbol.id },
  };
}
