// What happens between a valid form and the chat: nothing is sent twice, unpaid or into the void.
import { isSameProfile } from '@calmbridge/domain/child/compare';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { profileFrom } from '@calmbridge/domain/child/profile-from';
import { hundredthsOf, priceHundredths } from '@calmbridge/domain/credits/prices';
import { useRef, useState } from 'react';
import { useCredits } from '#api/credits';
import { useDocument } from '#device/device-context';
import { lastSubmission } from '#device/records/shapes';
import { m } from '#paraglide/messages';
import { openChat } from '#shared/chat/chat';
import { useNoCredits } from '#shared/credits/use-no-credits';

export const carePlanPrice = priceHundredths.carePlans;

/** The balance in hundredths after a care plan; null for admins, who are not charged. Negative: there is too little. */
export function useBalanceAfter(): number | null {
  const { isAdmin, credits } = useCredits();
  return isAdmin ? null : hundredthsOf(credits) - carePlanPrice;
}

export function useSubmission({
  refuse,
  idFor,
  keep,
  keptAs,
  sent,
}: {
  refuse: (words: string) => void;
  /** Under which the child is saved, or will be. */
  idFor: (profile: ChildProfile) => string;
  /** Keeps the child on the device. False: there is no room for it. */
  keep: (id: string, profile: ChildProfile) => Promise<boolean>;
  /** The form is about this child now, whatever became of the plan. */
  keptAs: (childId: string) => void;
  /** The answer has begun. */
  sent: (childId: string) => void;
}) {
  const noCredits = useNoCredits();
  const balanceAfter = useBalanceAfter();
  const { value: last, write } = useDocument(lastSubmission);
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  const offerCredits = () =>
    noCredits({
      hundredths: carePlanPrice,
      title: m.form_no_credits(),
      text: ({ balance, price }) => m.form_no_credits_words({ credits: balance, price }),
    });

  const ask = async (profile: ChildProfile) => {
    const id = idFor(profile);
    const outcome = await openChat({ is: 'care-plan', profile, childId: id });
    if (outcome === 'declined') return;
    const childId = (await keep(id, profile)) ? id : '';
    if (outcome === 'begun') {
      await write({ submittedAt: new Date().toISOString(), profile });
      sent(childId);
    }
    keptAs(childId);
  };

  const submit = async (profile: ChildProfile) => {
    if (isUnderWay.current) return;
    if (last && isSameProfile(profile, profileFrom(last.profile))) return refuse(m.form_submitted_already());
    if (!navigator.onLine) return refuse(m.form_offline_refused());
    if (balanceAfter !== null && balanceAfter < 0) return void offerCredits();
    isUnderWay.current = true;
    setIsBusy(true);
    await ask(profile).finally(() => {
      isUnderWay.current = false;
      setIsBusy(false);
    });
  };
  return { submit, isBusy };
}
