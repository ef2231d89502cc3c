// Our entries as notes for an outside service: filled for a child of whom nothing is known but the placeholder, so that
// they hold nothing a carer typed.
import { childPlaceholder, type ReviewedNote } from '@calmbridge/domain/assistant/assistant';
import { emptyProfile } from '@calmbridge/domain/child/profile';
import { once } from '@calmbridge/reader/meaning/once';
import type { GraveThing } from '@calmbridge/reader/screening/grave/grave-things';
import { situations } from '#generated/situations';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { topicOf } from '../pages/page-reading.ts';
import { graveHelpOf } from './grave-first.ts';
import { fillStep } from './steps.ts';

/** When first asked for: reading even an empty profile is a tenth of what a start takes. */
const anyChild = once(() =>
  childAskedAbout({
    profile: { ...emptyProfile, name: childPlaceholder },
    carePlan: '',
    turns: [],
    message: '',
  }),
);

export function pageNote(id: string): ReviewedNote | null {
  const topic = topicOf(id);
  if (!topic) return null;
  const line = (text: string) => fillStep(anyChild(), text, id);
  const steps = topic.steps.filter(({ tags }) => tags.length === 0).map(({ text }) => `- ${line(text)}`);
  const text = [
    line(topic.opening),
    line(topic.why),
    ...steps,
    topic.now ? line(topic.now) : '',
    line(topic.help),
  ];
  return { id, label: line(topic.label), text: text.filter(Boolean).join('\n') };
}

export function situationNote(id: string): ReviewedNote | null {
  const situation = situations.find((one) => one.id === id);
  if (!situation) return null;
  const lines = (name: string, texts: readonly string[]) =>
    `${name}: ${texts.map((text) => fillStep(anyChild(), text, id)).join('; ')}.`;
  const { before, signs, act, after = [] } = situation;
  const text = [lines('Before', before), lines('First signs', signs), lines('What to do', act)];
  return {
    id,
    label: situation.name,
    text: [...text, ...(after.length > 0 ? [lines('Afterwards', after)] : [])].join('\n'),
  };
}

/** What is grave and told by the way: a service is told to speak to it first. */
export function graveNote(thing: GraveThing | null, isSelf = false): ReviewedNote {
  const first = fillStep(anyChild(), graveHelpOf(thing, isSelf), `grave ${thing}`);
  return {
    id: thing === null ? 'grave' : `grave-${thing}`,
    label: 'What comes first',
    text: `Something grave is told by the way in this message. Speak to it first, before anything else: ${first}`,
  };
}
