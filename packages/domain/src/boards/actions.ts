// What a card does besides being said: the actions of the Open Board Format, by which boards spell words and lead home.
// https://www.openboardformat.org/docs
import type { Card } from './board.ts';
import { keptOn } from './obf/kept-on-card.ts';

export type CardAction =
  | { is: 'letters'; letters: string }
  | { is: 'space' | 'backspace' | 'clear' | 'speak' | 'home' };

const known: Record<string, CardAction> = {
  ':space': { is: 'space' },
  ':backspace': { is: 'backspace' },
  ':clear': { is: 'clear' },
  ':speak': { is: 'speak' },
  ':home': { is: 'home' },
};

/** In their order. Some programs write the action where the spoken words stand. */
export const actionsOf = (card: Card): CardAction[] =>
  writtenActions(card).flatMap((text) => actionIn(text) ?? []);

/** Such as `:ext_mute`: kept, and done by nobody here. */
export const unknownActionsOf = (card: Card): string[] =>
  writtenActions(card).filter((text) => actionIn(text) === null);

/** Whether these are words to say, and not an action in their place. */
export const isSayable = (spoken: string): boolean => !/^(?:\+\S+|:[a-z_]+)$/.test(spoken.trim());

function writtenActions(card: Card): string[] {
  const { action, actions } = keptOn(card);
  const listed = Array.isArray(actions) ? actions : [];
  const written = (listed.length > 0 ? listed : [action]).filter((one) => typeof one === 'string');
  if (written.length > 0) return written.map((one) => one.trim()).filter((one) => one !== '');
  return card.spoken !== undefined && !isSayable(card.spoken) ? [card.spoken.trim()] : [];
}

function actionIn(text: string): CardAction | null {
  if (text.startsWith('+') && text.length > 1) return { is: 'letters', letters: text.slice(1) };
  return known[text] ?? null;
}
