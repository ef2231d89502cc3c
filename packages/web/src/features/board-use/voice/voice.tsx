import { actionsOf, type CardAction } from '@calmbridge/domain/boards/actions';
import type { Card } from '@calmbridge/domain/boards/board';
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDeviceStore } from '#device/device-context';
import { boards } from '#device/records/shapes';
import { cardTap } from '#shared/board/tap-card';
import { type ReadAloudState, useReadAloud } from '#shared/read-aloud/use-read-aloud';
import { useStable } from '#ui/use-stable';
import { type Asked, type BoardVoice, BoardVoiceContext, type Silence, spokenText } from './board-voice.ts';
import { afterAction } from './spelling.ts';
import { useBoardSettings } from './use-board-settings.ts';
import { useCardSound } from './use-card-sound.ts';

/** Far more than anyone says in one go; the strip need not hold more. */
const sentenceMax = 40;

/** Gives the board its voice and its sentence, for the editor and the child view alike. */
export function Voice({ children }: { children: ReactNode }) {
  const settings = useBoardSettings();
  const known = useDeviceStore().collection(boards);
  const leadsOn = ({ leadsTo }: Card) => leadsTo !== undefined && known.get(leadsTo) !== null;
  const [sentence, setSentence] = useState<readonly Card[]>([]);
  const sound = useCardSound();
  const [asked, setAsked] = useState<(Asked & { isSaid: boolean }) | null>(null);
  const aloud = useReadAloud(useMemo(() => (asked?.isSaid ? [asked.text] : []), [asked]));
  const begin = useEffectEvent(() => {
    if (asked?.isSaid) aloud.replay();
  });
  // After what it is to read has reached it. The same card tapped again is another wish.
  useEffect(() => begin(), [asked]);

  const ask = (cards: readonly Card[], isSaid: boolean) => {
    const text = cards.map(spokenText).filter(Boolean).join(' ');
    if (text !== '') setAsked({ text, cards, isSaid });
  };
  /** A recording in place of the voice; the voice where it can't be played. */
  const sayCard = (card: Card) => {
    const say = () => ask([card], settings.saysTapped);
    if (!card.sound || !settings.saysTapped) return say();
    void sound.play(card).then((isHeard) => (isHeard ? setAsked(null) : say()));
  };
  const act = (card: Card, actions: readonly CardAction[]) => {
    const next = actions.reduce(afterAction, sentence).slice(-sentenceMax);
    setSentence(next);
    if (actions.some(({ is }) => is === 'speak')) ask(next, true);
    else if (actions.some(({ is }) => is === 'letters')) ask([card], settings.saysTapped);
  };
  const actions = useStable({
    tap: (card: Card) => {
      const actions = actionsOf(card);
      if (actions.length > 0) return act(card, actions);
      if (!leadsOn(card)) setSentence((now) => [...now, card].slice(-sentenceMax));
      sayCard(card);
    },
    say: (card: Card) => sayCard(card),
    speak: () => ask(sentence, true),
    removeLast: () => setSentence(sentence.slice(0, -1)),
    clear: () => setSentence([]),
    forget: () => setAsked(null),
  });
  const { tap } = actions;
  useEffect(() => cardTap.provide(tap), [tap]);
  const silence = asked?.isSaid ? silenceOf(aloud.state) : null;
  const voice: BoardVoice = {
    ...actions,
    sentence,
    asked,
    silence,
    told: asked && (silence || !asked.isSaid) ? asked.text : '',
    aloud,
    settings,
  };
  return <BoardVoiceContext value={voice}>{children}</BoardVoiceContext>;
}

function silenceOf(state: ReadAloudState): Silence | null {
  if (state.is === 'failed') return 'no-sound';
  if (state.is !== 'unavailable') return null;
  return state.why === 'only-online' ? 'only-online' : 'no-voice';
}
