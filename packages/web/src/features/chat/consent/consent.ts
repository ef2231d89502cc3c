import { type ServiceFacts, serviceContract } from '@calmbridge/domain/http/service';
import { useCallback, useState } from 'react';
import { call } from '#api/call';
import { refusalWords } from '#api/refusal-words';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import { type Consent, consent } from '#device/records/shapes';
import { useAlert } from '#ui/dialogs/ask';

/** Raised when the text says something else: everyone is asked again then. */
export const consentTextVersion = 1;

/** Who writes, and who makes pictures: null where the symbol library does, which passes nothing on. */
export type Destination = { assistant: ServiceFacts['assistant']; pictures: string | null };
export type ConsentQuestion = { to: Destination; answer: (isAgreed: boolean) => void };

const destinationOf = ({ assistant, hasImageService, imageServiceName }: ServiceFacts): Destination => ({
  assistant,
  pictures: hasImageService ? imageServiceName : null,
});

/** As it is kept: another name in it asks again. */
const namesOf = ({ assistant, pictures }: Destination): string =>
  [assistant.is === 'guidebook' ? 'guidebook' : assistant.name, ...(pictures ? [pictures] : [])].join(', ');

export const isAgreed = (kept: Consent | null, to: Destination | null): boolean =>
  kept !== null &&
  kept.agreedAt !== null &&
  kept.textVersion === consentTextVersion &&
  (to === null || kept.sentTo === namesOf(to));

/** `agree` asks at most once; while `question` is there, its dialog is shown. */
export function useConsent() {
  const document = useDeviceStore().document(consent);
  const facts = useServiceFacts();
  const alert = useAlert();
  const [question, setQuestion] = useState<ConsentQuestion | null>(null);

  const agree = useCallback(async (): Promise<boolean> => {
    const kept = document.read();
    const value = 'value' in kept ? kept.value : null;
    if (isAgreed(value, facts && destinationOf(facts))) return true;
    const asked = facts ? { ok: true as const, value: facts } : await call(serviceContract, {});
    if (!asked.ok) {
      await alert({ title: refusalWords(asked.refusal) });
      return false;
    }
    const to = destinationOf(asked.value);
    const hasAgreed = await new Promise<boolean>((answer) => setQuestion({ to, answer }));
    setQuestion(null);
    if (hasAgreed)
      await document.write({
        textVersion: consentTextVersion,
        agreedAt: new Date().toISOString(),
        sentTo: namesOf(to),
      });
    return hasAgreed;
  }, [document, facts, alert]);

  return { agree, question };
}
