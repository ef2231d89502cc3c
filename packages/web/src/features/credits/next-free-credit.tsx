import { useEffect, useState } from 'react';
import { useCredits } from '#api/credits';
import { isWaitingForFree, nextFreeWords } from '#shared/credits/next-free-credit';
import { Notice } from '#ui/layout/notice';

/** On the free plan, with nothing left: when the next free credit comes. */
export function NextFreeCredit() {
  const isOut = isWaitingForFree(useCredits());
  const [words, setWords] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (isOut) void nextFreeWords().then((said) => isHere && setWords(said));
    return () => {
      isHere = false;
    };
  }, [isOut]);
  if (!isOut || words === null) return null;
  return <Notice>{words}</Notice>;
}
