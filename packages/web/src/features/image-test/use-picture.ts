import { hideNames } from '@calmbridge/domain/assistant/child-name';
import type { ImageAnswer } from '@calmbridge/domain/images/image';
import type { Refusal } from '@calmbridge/domain/result';
import { useEffect, useRef, useState } from 'react';
import { useCredits } from '#api/credits';
import { namesIn } from '#api/hidden-profile';
import { makePicture } from '#api/images';
import { useServiceFacts } from '#api/service-facts';
import { isUseOpen } from '#api/use-fate';
import { useDeviceStore } from '#device/device-context';
import { savedChildren } from '#device/shapes';
import { useAiConsent } from '#ui/chat-host';

type Wish = { useId: string; prompt: string };

export type PictureState =
  | { is: 'idle' }
  | { is: 'making' }
  | { is: 'ready'; prompt: string; picture: ImageAnswer }
  | { is: 'failed'; wish: Wish; why: Refusal };

export function usePicture(onNoCredits: () => void) {
  const { creditsChanged, refreshCredits } = useCredits();
  const children = useDeviceStore().collection(savedChildren);
  const hasImageService = useServiceFacts()?.hasImageService ?? true;
  const agree = useAiConsent();
  const [state, setState] = useState<PictureState>({ is: 'idle' });
  const leaving = useRef<AbortController | null>(null);
  useEffect(() => () => leaving.current?.abort(), []);

  const send = async ({ useId, prompt }: Wish) => {
    const controller = new AbortController();
    leaving.current = controller;
    setState({ is: 'making' });
    const names = namesIn(
      null,
      children.all().map(({ name }) => name),
    );
    const words = hideNames(prompt, names);
    const made = await makePicture({ useId, words, kind: 'card' }, controller.signal);
    if (controller.signal.aborted) return;
    if (made.ok) {
      if (made.value.state) creditsChanged(made.value.state);
      setState({ is: 'ready', prompt, picture: made.value });
      return;
    }
    void refreshCredits();
    setState({ is: 'failed', wish: { useId, prompt }, why: made.refusal });
    if (made.refusal.code === 'credits/insufficient') onNoCredits();
  };

  const generate = async (prompt: string) => {
    if (hasImageService && !(await agree())) return;
    await send({ useId: crypto.randomUUID(), prompt });
  };

  const retry = async () => {
    if (state.is !== 'failed') return;
    const { wish, why } = state;
    await send(isUseOpen(why.code) ? wish : { ...wish, useId: crypto.randomUUID() });
  };

  return { state, generate, retry };
}
