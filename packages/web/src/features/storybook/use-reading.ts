import { useEffect, useEffectEvent, useState } from 'react';
import { useReadAloud } from '#shared/read-aloud/use-read-aloud';

/** A breath between one page and the next. */
const breathMs = 700;

/** Reads the open page aloud. A turned page is silent, unless the book turns by itself: then the reading goes on. */
export function useReading(
  sentences: readonly string[],
  {
    at,
    isLast,
    turnsItself,
    onTurn,
  }: { at: number; isLast: boolean; turnsItself: boolean; onTurn: () => void },
) {
  const aloud = useReadAloud(sentences);
  const [isWanted, setIsWanted] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { is } = aloud.state;
  const isOn = isWanted && is !== 'failed' && is !== 'paused' && is !== 'unavailable';

  const open = useEffectEvent(() => {
    aloud.stop();
    if (isOn) aloud.play();
  });
  useEffect(() => open(), [at]);

  const finish = useEffectEvent(() => {
    if (isOn && turnsItself && !isLast) onTurn();
    else setIsWanted(false);
  });
  useEffect(() => {
    if (is !== 'finished') return;
    const timer = setTimeout(() => finish(), breathMs);
    return () => clearTimeout(timer);
  }, [is]);

  return {
    aloud,
    isOn,
    /** What stands in the way of hearing something is said only to who wants to hear. */
    isAsked,
    toggle: () => {
      setIsAsked(true);
      setIsWanted(!isOn);
      if (isOn) aloud.stop();
      else aloud.play();
    },
    /** Before the page is turned by hand. */
    leavePage: () => {
      if (!turnsItself) setIsWanted(false);
    },
  };
}
