// Help that stands in place of an answer may speak of another matter than the one that is told: a respite carer who gives a spare tablet
// of her own is met as harm to a child. Where it is sure which grave thing is told, that is spoken to, too.
import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';
import type { CrisisKind } from '@calmbridge/reader/screening/crisis/crisis-kinds';
import type { GraveThing } from '@calmbridge/reader/screening/grave/grave-things';
import type { GraveReading } from '@calmbridge/reader/screening/grave/read-grave';
import { childAskedAbout } from '../message/child-asked-about.ts';
import { graveFirst } from './grave-first.ts';

/** What each help speaks to itself. */
const spokenTo: Readonly<Record<CrisisKind, ReadonlySet<GraveThing>>> = {
  K1: new Set(['not-living', 'carer-end']),
  K2: new Set(['hurt-by-others', 'held', 'shut-in', 'neglect', 'online-money']),
  K3: new Set(['danger-place']),
  K4: new Set(['swallowed', 'body-sign']),
  K5: new Set(['body-sign', 'swallowed', 'medicine']),
  K6: new Set(['body-sign']),
  K7: new Set(['swallowed', 'body-sign', 'medicine', 'fire-weapon', 'danger-place']),
  K8: new Set(['carer-end', 'not-living', 'held', 'hurt-by-others']),
  K9: new Set(['fire-weapon', 'hurt-by-others', 'carer-end']),
};

/** Empty where the help speaks of it already, or it is not sure what is told. */
export function graveBesideHelp(
  kind: CrisisKind,
  reading: GraveReading | null,
  { message, profile }: Pick<ChatAsk, 'message' | 'profile'>,
): string {
  if (reading?.thing == null || spokenTo[kind].has(reading.thing)) return '';
  return graveFirst(reading, childAskedAbout({ message, profile, turns: [], carePlan: '' }));
}
