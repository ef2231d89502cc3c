// Words spelled letter by letter with the cards of a spelling board. A word in the making is a card of the sentence like any
// other; the space ends it, and the next letter begins another.
import type { CardAction } from '@calmbridge/domain/boards/actions';
import type { Card } from '@calmbridge/domain/boards/board';

type Sentence = readonly Card[];

const inTheMaking = 'spelled-now';
const ended = 'spelled';

const spelled = (label: string, id: string): Card => ({ id, label, picture: null, wordClass: 'other' });

/** What becomes of the sentence. Speaking and going home change nothing in it. */
export function afterAction(sentence: Sentence, action: CardAction): Sentence {
  const last = sentence.at(-1);
  const before = sentence.slice(0, -1);
  if (action.is === 'letters')
    return last?.id === inTheMaking
      ? [...before, { ...last, label: last.label + action.letters }]
      : [...sentence, spelled(action.letters, inTheMaking)];
  if (action.is === 'clear') return [];
  if (action.is === 'space') return last?.id === inTheMaking ? [...before, { ...last, id: ended }] : sentence;
  return action.is === 'backspace' ? afterBackspace(before, last) : sentence;
}

/** A letter of the word in the making, the space after a spelled word, else the last card. */
function afterBackspace(before: Sentence, last: Card | undefined): Sentence {
  if (last?.id === ended) return [...before, { ...last, id: inTheMaking }];
  const left = last?.id === inTheMaking ? [...last.label].slice(0, -1).join('') : '';
  return left === '' || !last ? before : [...before, { ...last, label: left }];
}
