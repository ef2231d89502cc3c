import { createContext, use } from 'react';

// How a story or a care plan becomes a board without knowing boards: the app puts them behind this context.

export type BoardSource = {
  /** Names the board. */
  title: string;
  /** Plain text or Markdown: the telling words of its steps become cards. */
  text: string;
  /** Not to become a card. */
  childName?: string | undefined;
};

export type BoardHostPort = {
  /** Makes the board, leads to it, and says so. False: the text gave no cards, or the device had no room, and the carer was told. */
  make: (source: BoardSource) => Promise<boolean>;
};

export const BoardHost = createContext<BoardHostPort>({ make: () => Promise.resolve(false) });

export const useMakeBoard = () => use(BoardHost).make;
