// Of which sort an event is, for how it may feel, by words that its state does not hold.
import type { LineState } from '@calmbridge/reader/story-line/read-line';

export type SortOfFeeling =
  | Exclude<LineState, 'moved'>
  | 'celebrated'
  | 'ill'
  | 'parted'
  | 'worried'
  | 'body'
  | 'worn'
  | 'tested'
  | 'loud'
  | 'place'
  | 'mistake'
  | 'rule'
  | 'over'
  | 'people'
  | 'other';

/** What a line is of that its state does not say, the surest first. */
export const cues: ReadonlyArray<readonly [SortOfFeeling, RegExp]> = [
  [
    'ill',
    /\b(?:ill|sick|poorly|cancer|stroke|dementia|in hospital|unwell)\b|\bbroke (?:an?|his|her|their) (?:leg|arm|foot|toe|hand|wrist|ankle|hip|knee|finger|nose|back)\b/i,
  ],
  [
    'celebrated',
    /\b(?:birthday|wedding|married|party|prize|award|graduat\w+|christmas|eid|diwali|hanukkah|concert)\b/i,
  ],
  [
    'parted',
    /\b(?:separating|separated|divorc\w+|splitting up)\b|\b(?:\p{Lu}\p{Ll}+|worker|teacher|assistant|friend|carer|coach|dad|mum|brother|sister) (?:is|are) (?:leaving|retiring|moving (?:away|to|back)|working away|(?:off )?on holiday)\b|\bgoes (?:away|on|to)\b.*\bfor (?:\d+|two|three|four|six) (?:weeks|months)\b/iu,
  ],
  ['ended', /\b(?:(?:has|have) quit|no more|closing down|clos(?:es|ing|ed) for good|last (?:day|shift))\b/i],
  ['worried', /\b(?:panic\w*|scared|afraid|frightened|terrified|worried|worries|anxious|nervous)\b/i],
  ['worn', /\b(?:brace|cast|harness|splint|patch|helmet|hearing aids?)\b/i],
  ['mistake', /\b(?:mistakes?|wrong|spilled|spilt|failed|forgot)\b/i],
  ['tested', /\b(?:court|witness|exam|interview|driving test|audition|vote|voting)\b/i],
  [
    'body',
    /\b(?:blood|needle|jab|injection|vaccin\w+|dentist|doctor|hospital|operation|scan|eeg|ecg|mri|x-?ray|stitches|period|shav\w+|haircut|clippers|nurse|clinic|tube|plaster|hoist)\b/i,
  ],
  [
    'loud',
    /\b(?:loud|noise|noisy|siren|alarm|drill|drum\w*|buzz\w*|fireworks|thunder\w*|rooster|bark\w*|hoover|crying|cries)\b/i,
  ],
  [
    'place',
    /\bmoving (?:house|to|into|from|in)\b|\b(?:trip|hostel|hotel|camp|camping|flight|flying|plane|airport|holiday|sleepover|staying (?:at|in|with)|dad's|mum's)\b/i,
  ],
  ['people', /\b(?:visitors?|guests?|crowds?|coming to stay|meeting)\b/i],
];
