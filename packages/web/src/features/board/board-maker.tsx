import { wordsFromText } from '@calmbridge/domain/boards/words-from-text';
import { useEffect } from 'react';
import { m } from '#paraglide/messages';
import type { BoardSource, MakeBoard } from '#shared/board/make-board';
import { createService } from '#store/create-service';
import { useAlert } from '#ui/dialogs/ask';
import { useStable } from '#ui/use-stable';
import { useBoardMaking } from './making/use-board-making.ts';

/** Makes boards once it is loaded. Until then `BoardHost` answers for it. */
export const boardMaker = createService<MakeBoard>();

/** Makes a board of a story or a care plan. Nothing to see: the board opens when it is ready. */
export function BoardMaker() {
  const { makeFrom } = useBoardMaking();
  const alert = useAlert();
  const { make } = useStable({
    make: async ({ title, text, childName }: BoardSource): Promise<boolean> => {
      const words = wordsFromText(text, childName);
      if (words.length > 0) return makeFrom(title, words);
      await alert({ title: m.board_no_words(), text: m.board_no_words_help() });
      return false;
    },
  });
  useEffect(() => boardMaker.provide(make), [make]);
  return null;
}
