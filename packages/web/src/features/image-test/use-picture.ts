import { hideNames } from '@calmbridge/domain/assistant/child-name';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useRef, useState } from 'react';
import { useEnoughCredits } from '#api/enough-credits';
import { namesIn } from '#api/hidden-profile';
import { askForPicture, pictureReceived, pictureUse } from '#api/paid-use/carry-picture';
import { isLost, type Trouble } from '#api/paid-use/persist';
import { useUsePorts } from '#api/paid-use/use-ports';
import { useServiceFacts } from '#api/service-facts';
import { useDeviceStore } from '#device/device-context';
import { type OpenUse, savedChildren } from '#device/records/shapes';
import { askForConsent } from '#shared/chat/chat';

type Wish = { use: OpenUse; prompt: string };

export type PictureState =
  | { is: 'idle' }
  | { is: 'making'; trouble: Trouble | null }
  | { is: 'ready'; prompt: string; picture: ImageAnswer }
  /** `isOpen`: trying again asks for the same picture, and is not paid for again. */
  | { is: 'failed'; wish: Wish; why: Refusal; isOpen: boolean };

export function usePicture(onNoCredits: () => void) {
  const ports = useUsePorts();
  const children = useDeviceStore().collection(savedChildren);
  const hasImageService = useServiceFacts()?.hasImageService ?? true;
  const hasEnough = useEnoughCredits();
  const [state, setState] = useState<PictureState>({ is: 'idle' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async (wish: Wish) => {
    const { signal } = (leaving.current = new AbortController());
    const onTrouble = (trouble: Trouble | null) => setState({ is: 'making', trouble });
    onTrouble(null);
    const made = await askForPicture(ports, wish.use, { signal, onTrouble });
    if (signal.aborted) return;
    if (made.ok) {
      // The server keeps it under the words it was asked for with, and shows it again for nothing.
      await pictureReceived(ports, wish.use, made.value);
      setState({ is: 'ready', prompt: wish.prompt, picture: made.value });
      return;
    }
    const why = made.refusal;
    setState({ is: 'failed', wish, why, isOpen: isLost(why.code, false) });
    if (why.code === 'credits/insufficient') onNoCredits();
  };

  const wishFor = (prompt: string): Wish => {
    const names = namesIn(null, children.all());
    const wish = { words: hideNames(prompt, names), kind: 'card' } as const;
    return { prompt, use: pictureUse(ports, wish, 'image-test') };
  };

  const generate = async (prompt: string) => {
    if (!(await hasEnough(priceHundredths.pecsGenerations))) return onNoCredits();
    if (hasImageService && !(await askForConsent())) return;
    await send(wishFor(prompt));
  };

  const retry = async () => {
    if (state.is === 'failed') await send(state.isOpen ? state.wish : wishFor(state.wish.prompt));
  };

  return { state, generate, retry };
}
