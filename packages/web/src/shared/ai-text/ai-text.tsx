import type { Flag, Withheld } from '@calmbridge/domain/assistant/wire';
import { createElement, type ReactNode, type Ref, useDeferredValue } from 'react';
import { usePart } from '#ui/later/later';
import { createPart } from '#ui/later/part';
import styles from './ai-text.module.css';
import { FlagNote } from './flag-note.tsx';
import { distinctFlags } from './flag-places.ts';
import { isTooDeep } from './too-deep.ts';
import { WithheldNote } from './withheld-note.tsx';
import { WordsIfBroken } from './words-if-broken.tsx';

export type AiTextProps = {
  markdown: string;
  /** What a carer should look at: the words are underlined, a note follows their paragraph. */
  flags?: readonly Flag[] | undefined;
  /** What was left out, in the order of the lines that say so: the carer may look at it. */
  withheld?: readonly Withheld[] | undefined;
  /** The steady bar at the end: more is coming. */
  isStreaming?: boolean;
  /** The level a first-level heading gets. Only a text that has none may start at 1. */
  topLevel?: 1 | 2 | 3 | 4;
  /** A way on below a flag's note, such as asking for a swap. */
  flagAction?: (flag: Flag) => ReactNode;
  /** The box around the text: what a read-aloud bar highlights in. */
  ref?: Ref<HTMLDivElement>;
};

// The Markdown reader is large and no page needs it at first. A connection may be cut just when the first words came.
const formatted = createPart(() => import('./formatted-text.tsx').then(({ FormattedText }) => FormattedText));

const nothing: readonly Withheld[] = [];

/** A text a machine wrote. It is hostile until shown otherwise: nothing in it is run, loaded or followed. */
export function AiText({
  markdown,
  flags = [],
  withheld = nothing,
  isStreaming = false,
  topLevel = 2,
  flagAction,
  ref,
}: AiTextProps) {
  // While text streams in, parsing it again must not hold up typing or pressing Stop.
  const shown = useDeferredValue(markdown);
  const reader = usePart(formatted);
  const words = <p className={styles.raw}>{markdown}</p>;
  const isPlain = reader.is !== 'there' || isTooDeep(shown);
  return (
    <div ref={ref} className={styles.text} dir="auto" data-ai-text>
      {isPlain ? (
        words
      ) : (
        <WordsIfBroken words={words}>
          {createElement(reader.value, {
            markdown: shown,
            flags,
            withheld,
            isStreaming,
            topLevel,
            flagAction,
          })}
        </WordsIfBroken>
      )}
      {isPlain &&
        reader.is === 'there' &&
        distinctFlags(flags).map((flag) => (
          <FlagNote key={flag.rule + flag.found} flags={[flag]} action={flagAction} />
        ))}
      {isPlain &&
        reader.is === 'there' &&
        withheld.map((left) => <WithheldNote key={left.rule + left.text} withheld={left} />)}
    </div>
  );
}
