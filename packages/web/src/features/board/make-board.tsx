import { wordsFromText } from '@calmbridge/domain/boards/words-from-text';
import { useEffect, useEffectEvent, useRef } from 'react';
import { m } from '#paraglide/messages';
import type { BoardSource } from '#shared/board/board-host';
import { useAlert } from '#ui/dialogs/ask';
import { useBoardMaking } from './making/use-board-making.ts';

export type MakingWish = { source: BoardSource; answer: (isMade: boolean) => void };

/** Makes a board of a story or a care plan. Nothing to see: the board opens when it is ready. */
export function MakeBoard({ wish }: { wish: MakingWish }) {
  const { makeFrom } = useBoardMaking();
  const alert = useAlert();
  const taken = useRef(new WeakSet<MakingWish>());
  const fulfil = useEffectEvent(async (asked: MakingWish) => {
    if (taken.current.has(asked)) return;
    taken.current.add(asked);
    const { title, text, childName } = asked.source;
    const words = wordsFromText(text, childName);
    if (words.length === 0) await alert({ title: m.board_no_words(), text: m.board_no_words_help() });
    asked.answer(words.length > 0 && (await makeFrom(title, words)));
  });
  useEffect(() => void fulfil(wish), [wish]);
  return null;
}
