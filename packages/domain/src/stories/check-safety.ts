// S24 safety content, S25 diet, S26 affirming words. Diet and forbidden language are judged by the screening that all texts
// go through; it is handed in, so that the linter itself stays a plain function.
import type { ChildProfile } from '../child/profile.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, notAsked, passed } from './finding.ts';

export type Screened = { rule: string; found: string; why: string; isHard: boolean; sentence?: string };

export type StoryScreens = {
  diet: (text: string, profile: ChildProfile) => Screened[];
  language: (text: string, profile: ChildProfile | null) => Screened[];
};

export const checkSafety = (story: CheckedStory, screens: StoryScreens | null): Marked[] => {
  const whole = story.text.paragraphs
    .map((paragraph) => paragraph.map(({ text }) => text).join(' '))
    .join('\n\n');
  return [safetyRule(story), dietRule(story, whole, screens), affirmingRule(story, whole, screens)];
};

const unsafe: ReadonlyArray<readonly [RegExp, string]> = [
  [
    /\bI (?:can|will|may) (?:touch|go (?:near|into|in)|play with|jump (?:in|into)|run (?:to|into|across)|light) (?:the )?(?:fire|stove|oven|flames?|pool|river|lake|sea|pond|road|street|traffic|matches)\b(?! (?:with|when|after))/i,
    'It leads the child towards danger.',
  ],
  [
    /\bI (?:can|will|may) (?:go|walk|leave|get in(?:to)? (?:a|the) car) with (?:a|the|any) strangers?\b/i,
    'It has the child go with a stranger.',
  ],
  [/\bkeep (?:it|this|the|a|my|our) (?:a )?secrets?\b(?! from no)/i, 'It asks the child to keep a secret.'],
  [
    /\bI (?:can|will|may) (?:take|swallow|have) (?:my |the |some |a )?(?:medicine|pills?|tablets?)\b(?! (?:with|when|from|my) (?:mum|mom|dad|an? adult|the nurse|a grown))/i,
    'It lets the child take medicine alone.',
  ],
  [
    /\b(?:hold(?:s|ing)? me down|strap(?:s|ped)? me|tie(?:s|d)? me|lock(?:s|ed)? me)\b/i,
    'It describes restraint.',
  ],
];
const trustedAdult =
  /\b(?:mums?|moms?|dads?|parents?|mummy|mommy|mama|daddy|papa|grandma|grandpa|grandad|granny|gran|nana?|teacher|adults?|grown-?ups?|police|nurse|doctor|staff|therapist|worker|carer|coach|lifeguard|family|aunt|uncle)\b/i;
const wayToHelp =
  /\b(?:ask|tell|call|shout|show|press|point|sign|find|go to|wave|hold (?:up )?my|card|button|help(?:s|er)?)\b/i;

function safetyRule({ text, request, names }: CheckedStory): Marked {
  for (const { text: sentence } of text.sentences)
    for (const [pattern, why] of unsafe)
      if (pattern.test(sentence)) return failed('S24', 'hard', why, { code: 'unsafe', sentence });
  if (request.type === 'Safety & Emergency') {
    const whole = text.sentences
      .map((sentence) => sentence.text)
      .join(' ')
      .replaceAll(names.child, ' ');
    if (!trustedAdult.test(whole))
      return failed('S24', 'hard', 'A safety story names an adult the child can trust.', {
        code: 'no-trusted-adult',
      });
    if (!wayToHelp.test(whole))
      return failed('S24', 'hard', 'A safety story says how to get help.', { code: 'no-way-to-help' });
  }
  return passed('S24', 'Nothing in it is unsafe.', 'hard');
}

function dietRule({ text, profile }: CheckedStory, whole: string, screens: StoryScreens | null): Marked {
  if (!profile || !screens) return notAsked('S25', 'There is no profile to compare food with.');
  const hits = screens.diet(`${text.title}.\n\n${whole}`, profile);
  const hit = hits.find(({ isHard }) => isHard) ?? hits[0];
  if (!hit) return passed('S25', 'No food in it goes against the child’s diet.', 'hard');
  return failed('S25', hit.isHard ? 'hard' : 'soft', hit.why, {
    code: 'diet-conflict',
    found: hit.found,
    sentence: sentenceWith(text.sentences, hit),
    mark: hit.isHard ? 0 : 0.5,
  });
}

function affirmingRule({ text, profile }: CheckedStory, whole: string, screens: StoryScreens | null): Marked {
  if (!screens) return notAsked('S26', 'Words were not screened.');
  const hits = screens.language(`${text.title}.\n\n${whole}`, profile);
  const hit = hits.find(({ isHard }) => isHard) ?? hits[0];
  if (!hit) return passed('S26', 'Its words respect the child.', 'hard');
  return failed('S26', hit.isHard ? 'hard' : 'soft', hit.why, {
    code: hit.rule,
    found: hit.found,
    sentence: sentenceWith(text.sentences, hit),
    mark: hit.isHard ? 0 : 0.5,
  });
}

const sentenceWith = (sentences: readonly { text: string }[], hit: Screened): string | null =>
  hit.sentence ??
  sentences.find(({ text }) => text.toLowerCase().includes(hit.found.toLowerCase()))?.text ??
  null;
