// Written from a school, or of its doors: how those are kept is the school's to say. A latch on a way out that must open in a fire is no advice.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { writerOf } from '../../reading/told/writer.ts';

/** Who writes knows the child there alone. */
export const isWrittenAtSchool = (profile: ChildProfile): boolean =>
  /^the (?:teacher|teaching assistant|ta|key person)$/u.test(writerOf(profile) ?? '');

/** "The front door of the school" is no door of the house. */
export const withoutSchoolDoors = (told: string): string =>
  told.replace(
    /\b(?:front|back|side|main) (?:doors?|gates?) (?:of|at|in) (?:the |his |her |their )?(?:school|nursery|kindergarten|college|work|class\w*)\b/giu,
    'school',
  );
