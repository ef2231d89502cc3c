// When the form asks what is meant (FM20): after a field is left or typing rests, once for all of them, in the background. Whatever goes wrong, the
// form is as it was.
import { type AskedField, askedFields, type MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import { type Meanings, meaningsMax } from '@calmbridge/domain/child/meanings';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useDeviceStore, useDocument } from '#device/device-context';
import { consent, savedChildren } from '#device/records/shapes';
import { askForConsent } from '#shared/chat/chat';
import type { SectionForm } from '../sections/profile-words.ts';

const restMs = 1500;

type Part = typeof import('./meaning-block.tsx');
/** What was asked about `text`; null before the carer agreed that anything is sent. */
type Found = { part: Part; text: string; asks: readonly MeaningAsk[] | null };
type MeaningForm = Pick<SectionForm, 'values' | 'set'>;

export function useMeanings({ values, set }: MeaningForm, isOpen: boolean) {
  const [leftWith, setLeftWith] = useState('');
  const { found, text } = useAsking({ values, set }, isOpen, leftWith);
  const [hidden, setHidden] = useState<readonly AskedField[]>([]);
  const [isOfferHidden, setIsOfferHidden] = useState(false);
  const isShown = (field: AskedField) => text !== '' && !hidden.includes(field);
  return {
    part: found?.part ?? null,
    asksOf: (field: AskedField): readonly MeaningAsk[] =>
      (found?.asks ?? []).filter(
        (ask) =>
          ask.field === field && isShown(field) && (found?.text === text || holds(values[field], ask.phrase)),
      ),
    /** The first field with text is where they are asked whether to ask. */
    isOfferedAt: (field: AskedField): boolean =>
      found?.asks === null &&
      !isOfferHidden &&
      field === askedFields.find((one) => values[one].trim() !== ''),
    choose: (phrase: string, id: string | undefined) =>
      set('meanings', withMeaning(values.meanings, phrase, id)),
    hide: (field: AskedField) => setHidden([...hidden, field]),
    hideOffer: () => setIsOfferHidden(true),
    leave: () => setLeftWith(text),
    agree: () => void askForConsent(),
  };
}

/** Asks whenever another text rests, or at once when its field was left. */
function useAsking({ values, set }: MeaningForm, isOpen: boolean, leftWith: string) {
  const children = useDeviceStore().collection(savedChildren);
  const isAgreed = useDocument(consent).value?.agreedAt != null;
  const [found, setFound] = useState<Found | null>(null);
  const askedWith = useRef('');
  const text = textIn(values);
  const isLeft = text !== '' && leftWith === text;

  /** A phrase that was changed or deleted takes its meaning with it. */
  const dropOthers = useEffectEvent((phrases: readonly string[]) => {
    const kept = Object.entries(values.meanings).filter(([phrase]) => phrases.includes(phrase));
    if (kept.length < Object.keys(values.meanings).length) set('meanings', Object.fromEntries(kept));
  });
  const take = useEffectEvent((answer: Found) => {
    setFound(answer);
    // Another text, or another child, may stand there by now.
    if (answer.asks && answer.text === text) dropOthers(answer.asks.map(({ phrase }) => phrase));
  });
  const ask = useEffectEvent(async () => {
    if (!navigator.onLine) return;
    askedWith.current = text + isAgreed;
    const part = await import('./meaning-block.tsx').catch(() => null);
    const asks = part && isAgreed ? await part.askAbout(values, children.all()) : null;
    if (askedWith.current !== text + isAgreed) return;
    if (part && (asks || !isAgreed)) take({ part, text, asks });
    // Asked again when something changes or a field is left.
    else askedWith.current = '';
  });

  useEffect(() => {
    if (!isOpen || askedWith.current === text + isAgreed) return;
    const timer = setTimeout(() => (text === '' ? dropOthers([]) : void ask()), isLeft ? 0 : restMs);
    return () => clearTimeout(timer);
  }, [text, isOpen, isLeft, isAgreed]);
  return { found, text };
}

/** Empty where nothing is written. */
const textIn = (values: ChildProfile): string => {
  const texts = askedFields.map((field) => values[field].trim());
  return texts.every((one) => one === '') ? '' : JSON.stringify(texts);
};

const holds = (text: string, phrase: string): boolean => text.toLowerCase().includes(phrase.toLowerCase());

/** Undefined takes it back. The oldest goes where there are too many. */
function withMeaning(meanings: Meanings, phrase: string, id: string | undefined): Meanings {
  const others = Object.entries(meanings).filter(([known]) => known !== phrase);
  return Object.fromEntries(id === undefined ? others : [...others.slice(1 - meaningsMax), [phrase, id]]);
}
