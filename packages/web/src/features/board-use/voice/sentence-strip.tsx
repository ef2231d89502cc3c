import type { Card } from '@calmbridge/domain/boards/board';
import { type ReactNode, useEffect, useRef } from 'react';
import IconBackspace from '#icon/IconBackspace';
import IconTrash from '#icon/IconTrash';
import IconVolume from '#icon/IconVolume';
import { m } from '#paraglide/messages';
import { CardFace } from '#shared/board/card-face';
import { Button } from '#ui/buttons/button';
import { IconButton } from '#ui/buttons/icon-button';
import { useBoardVoice } from './board-voice.ts';
import styles from './sentence-strip.module.css';
import { useNarrowScreen } from './use-narrow-screen.ts';

/** The cards of the sentence in their order, and what can be done with it. */
export function SentenceStrip({ more }: { more?: ReactNode }) {
  const { sentence, speak, removeLast, clear } = useBoardVoice();
  const isNarrow = useNarrowScreen();
  const strip = useRef<HTMLElement>(null);
  const isEmpty = sentence.length === 0;
  /** With the last card the buttons go: the focus stays with the sentence. */
  const taking = (act: () => void, isLast: boolean) => () => {
    act();
    if (isLast) strip.current?.focus();
  };
  return (
    <section ref={strip} className={styles.strip} aria-label={m.boarduse_strip()} tabIndex={-1}>
      {isEmpty ? (
        <p className={styles.empty}>{m.boarduse_strip_empty()}</p>
      ) : (
        <SentenceCards sentence={sentence} face={isNarrow ? 'cell' : 'row'} />
      )}
      <div className={styles.tools}>
        {!isEmpty && (
          <>
            <IconButton
              label={m.boarduse_remove_last()}
              title={m.boarduse_remove_last()}
              icon={<IconBackspace size={24} aria-hidden="true" />}
              onClick={taking(removeLast, sentence.length === 1)}
            />
            <IconButton
              label={m.boarduse_clear()}
              title={m.boarduse_clear()}
              icon={<IconTrash size={22} aria-hidden="true" />}
              onClick={taking(clear, true)}
            />
          </>
        )}
        {more}
        {!isEmpty && (
          <Button
            aria-label={m.boarduse_speak()}
            icon={<IconVolume size={24} aria-hidden="true" />}
            onClick={speak}
          >
            {isNarrow ? null : m.boarduse_speak()}
          </Button>
        )}
      </div>
    </section>
  );
}

function SentenceCards({ sentence, face }: { sentence: readonly Card[]; face: 'cell' | 'row' }) {
  const list = useRef<HTMLOListElement>(null);
  // What was said last stays in sight.
  useEffect(() => {
    if (list.current) list.current.scrollLeft = list.current.scrollWidth;
  }, [sentence.length]);
  return (
    // A list that scrolls sideways must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways must be reachable by keyboard
    <ol ref={list} className={styles.cards} tabIndex={0} aria-label={m.boarduse_strip()}>
      {sentence.map((card, at) => (
        // The same card may stand there twice: its place is what it is known by.
        <li key={at} className={styles[face]}>
          <CardFace card={card} look={face} />
        </li>
      ))}
    </ol>
  );
}
