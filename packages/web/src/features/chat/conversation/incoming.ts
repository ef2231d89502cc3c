// Gathers an answer as it comes: names put back, and told to the page a few times a second, not word by word.
import { nameShower, showNames } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { Withheld } from '@calmbridge/domain/assistant/wire';
import type { ContentEvent } from '#api/assistant-stream';
import { m } from '#paraglide/messages';
import type { Answer, Asked } from './entries.ts';

export type SoFar = Partial<
  Pick<Answer, 'text' | 'flags' | 'withheld' | 'help' | 'writtenBy' | 'state' | 'isFreeReply' | 'notes'>
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
      if (event.is === 'begun') note({ writtenBy: event.writer, flags: [], withheld: [] });
      if (event.is === 'notes')
        note({ notes: event.notes.map(({ label }) => cleanText(showNames(label, names))) });
      if (event.is === 'text') add(cleanText(shower.push(event.text)));
      if (event.is === 'flag') {
        const { rule, found, why } = event.flag;
        const flag = { rule, found: showNames(found, names), why: showNames(why, names) };
        note({ flags: [...(soFar.flags ?? []), flag] });
      }
      if (event.is === 'asks' && event.choices.length === 0) {
        note({ isFreeReply: true });
        add(cleanText(shower.push(event.text)));
      }
      if (event.is === 'asks' && event.choices.length > 0) {
        const shown = (said: string) => cleanText(showNames(said, names));
        const choices = event.choices.map(({ id, label }) => ({ id, label: shown(label) }));
        note({ asks: { text: shown(event.text), choices, chosen: null }, state: { is: 'writing' } });
      }
      if (event.is === 'withheld') {
        const passage = { ...event.withheld, text: cleanText(showNames(event.withheld.text, names)) };
        note({ withheld: withPassage(soFar.withheld ?? [], passage) });
      }
      if (event.is === 'help') {
        const { is: _, ...help } = event;
        note({ help: { ...help, text: showNames(help.text, names) }, state: { is: 'writing' } });
      }
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
