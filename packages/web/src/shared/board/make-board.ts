import { createService } from '#store/create-service';

// How a story or a care plan becomes a board without knowing boards: the app provides it on every page.

export type BoardSource = {
  /** Names the board. */
  title: string;
  /** Plain text or Markdown: the telling words of its steps become cards. */
  text: string;
  /** Not to become a card. */
  childName?: string | undefined;
};

/** Makes the board, leads to it, and says so. False: the text gave no cards, or the device had no room, and the carer was told. */
export type MakeBoard = (source: BoardSource) => Promise<boolean>;

export const boardMaking = createService<MakeBoard>();

export const makeBoard: MakeBoard = (source) => boardMaking.get()?.(source) ?? Promise.resolve(false);
