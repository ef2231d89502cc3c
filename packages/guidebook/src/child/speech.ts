import type { ChildProfile } from '@calmbridge/domain/child/profile';

/** How a child most easily says something. `any` is for a child whose way is not known: every way is welcome. */
export const sayingWays = ['speech', 'device', 'gestures', 'sign', 'pictures', 'any'] as const;
export type SayingWay = (typeof sayingWays)[number];

/** The preferred way counts first, then the communication answer. A child who does not speak never gets `speech`. */
export function sayingWayOf(
  profile: Pick<ChildProfile, 'communication' | 'preferredCommunication'>,
): SayingWay {
  const { communication, preferredCommunication } = profile;
  const isSpeaking = communication === 'Verbal' || communication === '' || communication === 'Limited Verbal';
  if (preferredCommunication === 'AAC Device') return 'device';
  if (preferredCommunication === 'Gestures') return 'gestures';
  if (preferredCommunication === 'Sign Language') return 'sign';
  // Few words come easily on a hard day: a child with limited speech may say or show it.
  if (preferredCommunication === 'Speech' && isSpeaking)
    return communication === 'Limited Verbal' ? 'any' : 'speech';
  if (communication === 'Verbal') return 'speech';
  if (communication === 'Uses Assistive Devices') return 'device';
  if (communication === 'Non-Verbal' || communication === 'Limited Verbal') return 'pictures';
  return 'any';
}

export const isSpeakingChild = (profile: Pick<ChildProfile, 'communication'>): boolean =>
  profile.communication === 'Verbal' || profile.communication === '';
