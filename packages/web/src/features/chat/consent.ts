import { type ServiceFacts, serviceContract } from '@calmbridge/domain/http/service';
import { useCallback, useState } from 'react';
import { call } from '#api/call';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import { type Consent, consent } from '#device/shapes';
import { useAlert } from '#ui/ask';

/** Raised when the text says something else: everyone is asked again then. */
export const consentTextVersion = 1;

export type Destination = ServiceFacts['assistant'];
export type ConsentQuestion = { to: Destination; answer: (isAgreed: boolean) => void };

const nameOf = (to: Destination) => (to.is === 'guidebook' ? 'guidebook' : to.name);

export const isAgreed = (kept: Consent | null, to: Destination | null): boolean =>
  kept !== null &&
  kept.agreedAt !== null &&
  kept.textVersion === consentTextVersion &&
  (to === null || kept.sentTo === nameOf(to));

/** `agree` asks at most once; while `question` is there, its dialog is shown. */
export function useConsent() {
  const document = useDeviceStore().document(consent);
  const facts = useServiceFacts();
  const alert = useAlert();
  const [question, setQuestion] = useState<ConsentQuestion | null>(null);

  const agree = useCallback(async (): Promise<boolean> => {
    const kept = document.read();
    const value = 'value' in kept ? kept.value : null;
    if (isAgreed(value, facts?.assistant ?? null)) return true;
    const asked = facts ? { ok: true as const, value: facts } : await call(serviceContract, {});
    if (!asked.ok) {
      await alert({ title: refusalWords(asked.refusal) });
      return false;
    }
    const to = asked.value.assistant;
    const hasAgreed = await new Promise<boolean>((answer) => setQuestion({ to, answer }));
    setQuestion(null);
    if (hasAgreed)
      await document.write({
        textVersion: consentTextVersion,
        agreedAt: new Date().toISOString(),
        sentTo: nameOf(to),
      });
    return hasAgreed;
  }, [document, facts, alert]);

  return { agree, question };
}
