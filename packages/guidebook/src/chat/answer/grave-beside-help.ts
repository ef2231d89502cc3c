// Help against harm by others is sometimes given where something else is told: a respite carer who gives a spare tablet of her own is taken
// for such harm. What is surely told is then spoken to first. So it is beside no other help: where both readings may be wrong, a line on
// open doors, keys or medicines can do harm to whoever hides, or wants to die, and nothing may stand where minutes count.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { CrisisKind } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import type { GraveThing } from '@calmbridge/reader/screening/grave/grave-things';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { byTheWay, graveHelpOf, refusedOf } from './grave-first.ts';
import type { RefusalRead } from './read-refusal.ts';
import { refusalHeard } from './refusals.ts';
import { fillStep } from './steps.ts';

const besides: ReadonlySet<GraveThing | null> = new Set([
  'body-sign',
  'danger-place',
  'medicine',
  'swallowed',
]);

/**
 * Nothing of it is quoted: a sentence that says little, in bold above such help, would only lead away from it. Empty where the help stands
 * alone, and where the no before it is of the same matter.
 */
export function graveBesideHelp(
  kind: CrisisKind,
  thing: GraveThing | null,
  { message, profile, refused }: Pick<ChatAsk, 'message' | 'profile'> & { refused: RefusalRead },
): string {
  if (kind !== 'K2' || thing === null || !besides.has(thing)) return '';
  if (refusedOf[refusalHeard(refused, message) ?? ''] === thing) return '';
  const child = childAskedAbout({ message, profile, turns: [], carePlan: '' });
  const isSelf = child.isSelf === true || (thing === 'body-sign' && ofOwnBody.test(message));
  return `${byTheWay} ${fillStep({ ...child, isSelf }, graveHelpOf(thing, isSelf), `grave ${thing}`)}`;
}

/** "A tight band round my chest": a sign of whoever writes, and not of the child. */
const ofOwnBody = /\bmy (?:own |left |right )?(?:chest|breast|arm|speech)\b/iu;
