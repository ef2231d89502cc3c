// A small child who does not speak has been heard and seen by somebody, or should be: that comes before any step on talking.
import type { ChildFacts } from '../../facts.ts';

export const needsHearingCheck = ({ age, profile }: ChildFacts): boolean =>
  age !== null &&
  age < 5 &&
  profile.communication === 'Non-Verbal' &&
  !/\b(?:slt|salt|slp|speech (?:and language )?therap\w*|hearing (?:test|check)\w*)\b/iu.test(
    `${profile.challenges}\n${profile.notes}\n${profile.socialSupports}\n${profile.learningStyle}`,
  );

/** "Not talking yet", "speech": all of it, and no place or person in which it is hard. */
export const isTalkingItself = (said: string): boolean =>
  /^(?:(?:not|no|is|isn['’]?t|does(?:n['’]?t| not)|he|she|they|learning to) )*(?:talk(?:s|ing)?|speak(?:s|ing)?|speech|words?|language|communicat\w+)(?: yet| at all| much| delay)?$/iu.test(
    said.trim(),
  );
