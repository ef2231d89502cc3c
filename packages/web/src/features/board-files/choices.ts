// What a carer can choose for a download, and what comes of it.
import type { Board, Card } from '@calmbridge/domain/boards/board';
import { cardsOf } from '@calmbridge/domain/boards/settled';
import type { DeviceStore } from '#device/store/device-store';
import { usesLetter } from '#documents/pdf/paper-size';
import { type CardSizeMm, cardSheet, type PaperSize, pagesFor } from './paper/card-sheet.ts';

export type Choices = {
  format: 'pdf' | 'png' | 'obz';
  layout: 'cards' | 'board';
  cardMm: CardSizeMm;
  paper: PaperSize;
  hasWords: boolean;
  hasCutLines: boolean;
  isGrey: boolean;
  /** Cards that are not printed. */
  without: readonly string[];
  boards: 'linked' | 'all' | 'alone';
};

/** As they were left on a board, for as long as the tab lives: whoever leaves to buy credits finds them again. */
const leftOn = new WeakMap<DeviceStore, Map<string, Choices>>();

export const choicesFor = (store: DeviceStore, boardId: string, language: string): Choices =>
  leftOn.get(store)?.get(boardId) ?? firstChoices(language);

export function keepChoices(store: DeviceStore, boardId: string, choices: Choices): void {
  leftOn.set(store, new Map(leftOn.get(store)).set(boardId, choices));
}

export const firstChoices = (language: string): Choices => ({
  format: 'pdf',
  layout: 'cards',
  cardMm: 50,
  paper: usesLetter(language) ? 'letter' : 'a4',
  hasWords: true,
  hasCutLines: true,
  isGrey: false,
  without: [],
  boards: 'linked',
});

/** One's own boards as files are free, like the backup; what is drawn for paper or as a picture has its price. */
export const isFree = ({ format }: Choices): boolean => format === 'obz';

/** The cards that can be cut out: all that have something on them. */
export const printable = (board: Board): Card[] =>
  cardsOf(board).filter(({ label, picture }) => label.trim() !== '' || picture !== null);

export const chosenCards = (board: Board, { without }: Choices): Card[] =>
  printable(board).filter(({ id }) => !without.includes(id));

export function sheetFacts(board: Board, choices: Choices) {
  const sheet = cardSheet(choices.cardMm, choices.paper, choices.hasCutLines);
  const cards = chosenCards(board, choices).length;
  return { cards, pages: pagesFor(cards, sheet), ...sheet };
}

export const endings = (choices: Choices): string =>
  choices.format === 'obz' && choices.boards === 'alone' ? 'obf' : choices.format;

/** Two downloads with the same key are the same file. */
export function keyOf(board: Board, choices: Choices, all: readonly Board[]): string {
  const { format, boards } = choices;
  const content = format === 'obz' && boards !== 'alone' ? all : board;
  return JSON.stringify([choices, content]);
}
