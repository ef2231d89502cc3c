import type { PlanSection } from '@calmbridge/domain/plans/plan-sections';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { findRanges, markFound } from './find-ranges.ts';

/** What is looked for, how often it stands there, and which of the places is shown. */
export function useFind(text: RefObject<HTMLElement | null>, sections: readonly PlanSection[]) {
  const [words, setWords] = useState('');
  const [found, setFound] = useState({ count: 0, at: 0 });
  const ranges = useRef<Range[]>([]);
  const go = (by: number) => {
    const { length } = ranges.current;
    if (length === 0) return;
    const at = (found.at + by + length) % length;
    setFound({ count: length, at });
    show(ranges.current, at);
  };
  useEffect(() => {
    // The text is drawn a moment after it changes: what was found before stands nowhere any more.
    const timer = setTimeout(() => {
      ranges.current = text.current ? findRanges(text.current, words) : [];
      setFound({ count: ranges.current.length, at: 0 });
      if (ranges.current.length > 0) show(ranges.current, 0);
      else markFound([], null);
    }, 120);
    return () => clearTimeout(timer);
  }, [text, words, sections]);
  useEffect(() => () => markFound([], null), []);
  return { words, setWords, ...found, go };
}

function show(ranges: readonly Range[], at: number): void {
  const now = ranges[at];
  markFound(ranges, now ?? null);
  now?.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}
