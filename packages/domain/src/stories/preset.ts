// What a request begins with before the carer has chosen: the level from the profile, the type from the line.
import type { ChildProfile } from '../child/profile.ts';
import { type StoryType, type SupportLevel, supportLevels } from './story.ts';

export function presetLevel({
  diagnosisType,
  communication,
}: Pick<ChildProfile, 'diagnosisType' | 'communication'>): SupportLevel {
  if (diagnosisType === 'ASD Level 1') return supportLevels[0];
  if (diagnosisType === 'ASD Level 2') return supportLevels[1];
  if (diagnosisType === 'ASD Level 3') return supportLevels[2];
  // Nobody said: few words or none go with fewer words on a page.
  return communication === 'Non-Verbal' ? supportLevels[2] : supportLevels[1];
}

const signs: ReadonlyArray<readonly [StoryType, RegExp]> = [
  [
    'Safety & Emergency',
    /\b(?:fire|drill|lockdown|earthquake|emergency|911|999|112|lost in|gets? lost|strangers?|police|ambulance|traffic|cross(?:ing)? the road|seat ?belt|drown|run(?:ning)? off|hot stove|burns?)\b/i,
  ],
  [
    'Conflict Resolution',
    /\b(?:argu\w+|fight\w*|quarrel\w*|same toy|not fair|unfair|snatch\w*|took my|blames?|made up with)\b/i,
  ],
  [
    'Emotional Regulation',
    /\b(?:angry|anger|cross|furious|scream\w*|meltdowns?|tantrums?|hits?|hitting|bites?|biting|kicks?|throws?|cry(?:ing)?|cries|big feelings?|frustrat\w+|calm down)\b/i,
  ],
  [
    'Coping Strategies',
    /\b(?:scared|afraid|worr\w+|anxious|nervous|too loud|noise|noisy|cancel\w*|waiting|changes? of plan)\b/i,
  ],
  [
    'Self-Advocacy',
    /\b(?:ask(?:ing)? for|say(?:ing)? no|speak up|tell (?:the|a|my) teacher|my rights|need a break)\b/i,
  ],
  ['Empathy Building', /\b(?:is sad|feels? sad|died|dies|ill\b|sick|poorly|how (?:others|people) feel)\b/i],
  [
    'Social Skills',
    /\b(?:friends?|sharing|share|taking turns|turns?|say(?:ing)? hello|playdate|joining in|greet\w*|party)\b/i,
  ],
  [
    'Routine',
    /\b(?:every (?:day|night|morning)|bedtime|morning routine|brush\w*|wash(?:ing)? (?:hands?|hair|face|my|his|her)|shower\w*|bath|getting dressed|homework|toilet)\b/i,
  ],
];

/** What a line sounds like; most lines tell of something that happens. */
export const presetType = (about: string): StoryType =>
  signs.find(([, words]) => words.test(about))?.[0] ?? 'Scenario';
