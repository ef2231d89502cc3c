// What the board page shows of other features. It does not know them: the app hands them in (app/board-page.tsx).
import type { Board, Card, CardPicture } from '@calmbridge/domain/boards/board';
import type { ComponentType, ReactNode } from 'react';

export type BoardParts = {
  /** Around the editor: holds the sentence that is being collected, and says what `tapCard` is given. */
  Voice: ComponentType<{ children: ReactNode }>;
  /** Above the grid: the collected cards, and Speak. */
  Strip: ComponentType;
  /** Above the grid of a board that is used in order: the card whose time has come. */
  Reminder: ComponentType<{ board: Board }>;
  /** Full screen, only the board. `onLeave` once the carer has held the button. */
  ChildView: ComponentType<{ boardId: string; onLeave: () => void }>;
  /** In the card panel: search, generate, upload. The picture is kept on the device before `onChoose` is called. */
  PicturePanel: ComponentType<{ card: Card; onChoose: (picture: CardPicture | null) => void }>;
  /** Below the grid: print and download. */
  Downloads: ComponentType<{ board: Board }>;
  /** A button: reads .obf and .obz files, keeps their boards, and says which came in. */
  Import: ComponentType<{ onImported: (boardIds: readonly string[]) => void }>;
};
