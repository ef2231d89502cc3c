// Gathers an answer as it comes: names put back, and told to the page a few times a second, not word by word.
import { nameShower, showNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { Withheld } from '@calmbridge/domain/assistant/wire';
import type { ContentEvent } from '#api/assistant-stream';
import { m } from '#paraglide/messages';
import type { Answer, Asked } from './entries.ts';

export type SoFar = Partial<
  Pick<
    Answer,
    'text' | 'flags' | 'withheld' | 'help' | 'writtenBy' | 'state' | 'isFreeReply' | 'notes' | 'next'
  >
> & {
  asks?: Asked;
};

const tellEveryMs = 80;

/** One line stands for passages that go on from each other. */
function withPassage(known: readonly Withheld[], passage: Withheld): Withheld[] {
  const last = known.at(-1);
  if (!passage.goesOn || !last) return [...known, passage];
  return [...known.slice(0, -1), { ...last, text: `${last.text} ${passage.text}` }];
}

export function incoming(known: readonly string[], tell: (soFar: SoFar) => void) {
  // Where no child is known, a writer may still speak of one.
  const names = known.length > 0 ? known : [m.chat_your_child()];
  const shower = nameShower(names);
  let text = '';
  let soFar: SoFar = {};
  let isOver = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    tell(soFar);
  };
  const note = (more: SoFar) => {
    soFar = { ...soFar, ...more };
    timer ??= setTimeout(flush, tellEveryMs);
  };
  const add = (piece: string) => {
    text += piece;
    if (text.trim() !== '') note({ text, state: { is: 'writing' } });
  };
  return {
    take: (event: ContentEvent) => {
      const more = readEvent(event, soFar, names);
      if (more) note(more);
      if (event.is === 'text' || (event.is === 'asks' && hasNoChoice(event)))
        add(cleanText(shower.push(event.text)));
    },
    /** All that came, to the last word. */
    end: (): string => {
      if (isOver) return text;
      isOver = true;
      add(cleanText(shower.end()));
      flush();
      return text;
    },
    /** It is being read again from its beginning: this one tells no more. */
    leave: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}

/** It says no or asks back in words alone, with nothing to press. */
const hasNoChoice = ({ choices }: Extract<ContentEvent, { is: 'asks' }>) => choices.length === 0;

/** What an event brings beside the running text. */
function readEvent(event: ContentEvent, soFar: SoFar, names: readonly string[]): SoFar | null {
  const shown = (said: string) => cleanText(showNames(said, names));
  switch (event.is) {
    case 'begun':
      return { writtenBy: event.writer, flags: [], withheld: [], next: [] };
    case 'notes':
      return { notes: event.notes.map(({ label }) => shown(label)) };
    case 'flag': {
      const { rule, found, why } = event.flag;
      const flag = { rule, found: showNames(found, names), why: showNames(why, names) };
      return { flags: [...(soFar.flags ?? []), flag] };
    }
    case 'asks': {
      if (hasNoChoice(event)) return { isFreeReply: true };
      const choices = event.choices.map(({ id, label }) => ({ id, label: shown(label) }));
      return { asks: { text: shown(event.text), choices, chosen: null }, state: { is: 'writing' } };
    }
    case 'next':
      return { next: event.choices.map(({ id, label }) => ({ id, label: shown(label) })) };
    case 'withheld': {
      const passage = { ...event.withheld, text: shown(event.withheld.text) };
      return { withheld: withPassage(soFar.withheld ?? [], passage) };
    }
    case 'help': {
      const { is: _, ...help } = event;
      return { help: { ...help, text: showNames(help.text, names) }, state: { is: 'writing' } };
    }
    default:
      return null;
  }
}
