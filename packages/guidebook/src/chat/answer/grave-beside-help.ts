// Help that stands in place of an answer may speak of another matter than the one that is told: a respite carer who gives a spare tablet of
// her own is met as harm to a child. What is surely told is then spoken to, too, where that can do no harm should either reading be wrong:
// nobody who hides behind a locked door is told to open it, and nothing stands before a first act that counts in minutes.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { CrisisKind } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import type { GraveThing } from '@calmbridge/reader/screening/grave/grave-things';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { graveHelpOf } from './grave-first.ts';
import { fillStep } from './steps.ts';

const besides: Readonly<Partial<Record<CrisisKind, readonly GraveThing[]>>> = {
  K1: ['body-sign', 'danger-place', 'fire-weapon'],
  K2: ['body-sign', 'danger-place', 'fire-weapon', 'medicine', 'not-living', 'swallowed'],
  K3: ['body-sign'],
  K8: ['body-sign', 'medicine', 'swallowed'],
};

/** Nothing of it is quoted: a sentence that says little, in bold above such help, would only lead away from it. Empty where the help stands alone. */
export function graveBesideHelp(
  kind: CrisisKind,
  thing: GraveThing | null,
  { message, profile }: Pick<ChatAsk, 'message' | 'profile'>,
): string {
  if (thing === null || !besides[kind]?.includes(thing)) return '';
  const child = childAskedAbout({ message, profile, turns: [], carePlan: '' });
  const isSelf = child.isSelf === true || ofOwnBody.test(message);
  return `**You tell of something else, too.** ${fillStep({ ...child, isSelf }, graveHelpOf(thing, isSelf), `grave ${thing}`)}`;
}

/** "A tight band round the chest and down my arm": whoever writes, and not the child. */
const ofOwnBody =
  /\bmy (?:own |left |right )?(?:chest|breast|arm|leg|head|mouth|words|speech|eyes?|sight|heart|face|jaw|belly|stomach|tummy|back|body|tablets|pills)\b/iu;
