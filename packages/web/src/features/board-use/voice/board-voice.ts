import { isSayable } from '@calmbridge/domain/boards/actions';
import type { Card } from '@calmbridge/domain/boards/board';
import { createContext, use } from 'react';
import type { ReadAloudControls } from '#shared/read-aloud/use-read-aloud';
import type { useBoardSettings } from './use-board-settings.ts';

/** What was last asked to be said. */
export type Asked = { text: string; cards: readonly Card[] };

/** Why it is not heard. */
export type Silence = 'no-voice' | 'only-online' | 'no-sound';

export type BoardVoice = {
  sentence: readonly Card[];
  asked: Asked | null;
  silence: Silence | null;
  /** For those who hear with a screen reader: what a voice does not say. */
  told: string;
  /** Does what the card does, else says it and puts it into the sentence unless it only leads on. */
  tap: (card: Card) => void;
  /** Says it, and nothing else. */
  say: (card: Card) => void;
  speak: () => void;
  removeLast: () => void;
  clear: () => void;
  forget: () => void;
  aloud: ReadAloudControls;
  settings: ReturnType<typeof useBoardSettings>;
};

export const BoardVoiceContext = createContext<BoardVoice | null>(null);

export function useBoardVoice(): BoardVoice {
  const voice = use(BoardVoiceContext);
  if (!voice) throw new Error('no Voice around this part of the board');
  return voice;
}

/** An action in place of spoken words is not said. */
export const spokenText = ({ label, spoken }: Pick<Card, 'label' | 'spoken'>): string =>
  (spoken !== undefined && isSayable(spoken) && spoken.trim()) || label.trim();
