import type { WordClass } from '@calmbridge/domain/boards/board';
import { m } from '#paraglide/messages';

/** The six colours of the word classes, as the legend names them. */
type WordColour = 'people' | 'doing' | 'describing' | 'things' | 'social' | 'little';

const colours: Record<WordClass, WordColour> = {
  person: 'people',
  action: 'doing',
  describing: 'describing',
  thing: 'things',
  place: 'things',
  social: 'social',
  question: 'social',
  small: 'little',
  other: 'little',
};

const names: Record<WordColour, () => string> = {
  people: m.board_word_people,
  doing: m.board_word_doing,
  describing: m.board_word_describing,
  things: m.board_word_things,
  social: m.board_word_social,
  little: m.board_word_little,
};

export const wordColour = (wordClass: WordClass): string => `var(--word-${colours[wordClass]})`;

/** What a choice in the card panel is called. */
export const wordClassNames: Record<WordClass, () => string> = {
  person: m.board_class_person,
  action: m.board_class_action,
  describing: m.board_class_describing,
  thing: m.board_class_thing,
  place: m.board_class_place,
  social: m.board_class_social,
  question: m.board_class_question,
  small: m.board_class_small,
  other: m.board_class_other,
};

/** The colours these cards have by their class, each once, in the order of the legend. Those of a file mean what they meant there. */
export function legendOf(
  cards: readonly { wordClass: WordClass; colours?: { border?: string | undefined } | undefined }[],
): { colour: string; name: string }[] {
  const used = new Set(
    cards.filter((card) => card.colours?.border === undefined).map(({ wordClass }) => colours[wordClass]),
  );
  return (Object.keys(names) as WordColour[])
    .filter((colour) => used.has(colour))
    .map((colour) => ({ colour: `var(--word-${colour})`, name: names[colour]() }));
}
