import { creditsContract } from '@calmbridge/domain/credits/credit-state';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import { cheapestHundredths } from '@calmbridge/domain/credits/uses';
import { useEffect, useState } from 'react';
import { call } from '#api/call';
import { useCredits } from '#api/credits';
import { m } from '#paraglide/messages';
import { formatMoment } from '#ui/format/format-date';
import { Notice } from '#ui/layout/notice';

/** On the free plan, with nothing left: when the next free credit comes. The server knows; without its word nothing is said. */
export function NextFreeCredit() {
  const { credits, userPlan, isAdmin } = useCredits();
  const isOut = userPlan === 'free' && !isAdmin && hundredthsOf(credits) < cheapestHundredths;
  const [at, setAt] = useState<string | null>(null);
  useEffect(() => {
    let isHere = true;
    if (isOut)
      void call(creditsContract, {}).then((answer) => {
        if (isHere && answer.ok) setAt(answer.value.nextFreeCreditAt ?? null);
      });
    return () => {
      isHere = false;
    };
  }, [isOut]);
  if (!isOut || at === null) return null;
  return <Notice>{m.credits_next_free({ when: formatMoment(at) })}</Notice>;
}
