// A card for the parents of a child whom the writer minds or teaches, after a diagnosis: nothing is told and nothing has to be, so that a
// few warm lines can be written at once. No pity, and nothing that the writer would have to know.
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { asksForText } from '../message/question-form.ts';

export function warmCard(message: string, child: AskedChild): string | null {
  const text = message.slice(0, 600).replaceAll('’', "'");
  const isWanted = text
    .split(/(?<=[.?!\n])\s*/u)
    .some((sentence) => asksForText(sentence) && cardToParents.test(sentence));
  if (!isWanted || !minds.test(text) || !diagnosed.test(text)) return null;
  const own = child.isUnknown ? lines.map((line) => line.replace('{Name}', '[Name]')) : lines;
  return [
    ...own.map((line) => fillStep(child, line, 'card')),
    'Fill in the [brackets], and change anything that isn’t so.',
  ].join('\n\n');
}

/** The card itself is for them: none to show in a shop. */
const cardToParents =
  /\bcard (?:for|to) (?:her|his|their|the) (?:mums?|moms?|dads?|mother|father|parents?|family|foster (?:mum|dad|carer))\b/iu;
/** The card says that the child spends the days with whoever writes it. */
const minds =
  /\b(?:child ?minder|mindees?|nanny|au pair|nursery|pre-?school|key ?(?:worker|person)|teacher|teaching assistant|in my (?:class|group|room)|my pupils?)\b/iu;
const diagnosed =
  /\b(?:got|gets|had|has|received|been given) (?:his|her|their|a|the) (?:autism )?diagnosis\b|\b(?:just|newly|been) diagnosed\b/iu;

const lines = [
  'Dear [name],',
  'Thinking of you after the news. {Name} {is} exactly who {he} {was} last week: [something you love about {him}]. I’m so glad {he} {v:spends} {his} days with me.',
  'If there is anything I can do differently so that {his} days here are easier, tell me, and I will. And if you just want a cup of tea and somebody to listen, my door is open.',
  'With love,',
  '[your name]',
];
