// S01 title, S02 three parts, S03 balance of describing and coaching, S15 team help, S16 reassurance.
import { wordsOf } from '../text/sentences.ts';
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed } from './finding.ts';
import { isCoaching } from './sentence-types.ts';
import { patternOf, rulePattern } from './story-rules.ts';
import { commonWords, roleNamesOf, stemOf } from './story-subject.ts';

export const checkStructure = (story: CheckedStory): Marked[] => [
  titleRule(story),
  partsRule(story),
  ratioRule(story),
  teamRule(story),
  reassuranceRule(story),
];

const titleForbids = /\b(?:don['’]?t|do not|stop|never|must|mustn['’]?t)\b/i;

export const titleStems = (title: string): string[] =>
  wordsOf(title)
    .filter((word) => word.length > 2 && !commonWords.has(word.toLowerCase()))
    .map(stemOf);

const hasStem = (sentences: readonly { text: string }[], stems: readonly string[]): boolean =>
  sentences.some(({ text }) => wordsOf(text).some((word) => stems.includes(stemOf(word))));

function titleRule({ text }: CheckedStory): Marked {
  const count = wordsOf(text.title).length;
  if (count < 2 || count > 9)
    return failed('S01', 'hard', 'A title has 2 to 9 words.', { code: 'title-length', found: String(count) });
  const forbidden = titleForbids.exec(text.title) ?? patternOf('S04').exec(text.title);
  if (forbidden)
    return failed('S01', 'hard', `The title tells the child what to do (“${forbidden[0]}”).`, {
      code: 'title-command',
      found: forbidden[0],
    });
  if (!hasStem(text.sentences.slice(0, 2), titleStems(text.title)))
    return failed('S01', 'hard', 'The first two sentences do not name what the title names.', {
      code: 'title-not-introduced',
      sentence: text.sentences[0]?.text ?? null,
      mark: 0.5,
    });
  return passed('S01', 'The title names the topic, and the story begins with it.', 'hard');
}

function partsRule({ text }: CheckedStory): Marked {
  const { introduction, body, conclusion } = text;
  const isWhole =
    introduction.length >= 1 &&
    introduction.length <= 3 &&
    body.length >= 3 &&
    conclusion.length >= 1 &&
    conclusion.length <= 3;
  if (!isWhole)
    return failed(
      'S02',
      'hard',
      'A story has a short beginning, a middle and a short end, each in its own paragraph.',
      {
        code: 'parts-missing',
        found: `${introduction.length}/${body.length}/${conclusion.length}`,
      },
    );
  if (!hasStem(conclusion, titleStems(text.title)))
    return failed('S02', 'hard', 'The ending does not come back to the topic of the title.', {
      code: 'ending-off-topic',
      sentence: conclusion.at(-1)?.text ?? null,
      mark: 0.5,
    });
  return passed('S02', 'It has a beginning, a middle and an end that comes back to the topic.', 'hard');
}

function ratioRule({ text }: CheckedStory): Marked {
  const coaching = text.sentences.filter(({ type }) => isCoaching(type));
  const describing = text.sentences.length - coaching.length;
  if (coaching.length > 0 && describing / coaching.length < 2)
    return failed(
      'S03',
      'hard',
      `${coaching.length} of ${text.sentences.length} sentences say what to do. At least two sentences that describe belong to each of them.`,
      {
        code: 'too-much-coaching',
        found: `${describing}:${coaching.length}`,
        sentence: coaching.at(-1)?.text ?? null,
      },
    );
  return passed(
    'S03',
    `It describes far more than it directs (${describing} to ${coaching.length}).`,
    'hard',
  );
}

function teamRule(story: CheckedStory): Marked {
  const team = story.text.sentences.filter(({ type }) => type === 'coach_team');
  if (team.length === 0)
    return failed('S15', 'soft', 'It names nobody who helps. Add a sentence such as “Dad will help me”.', {
      code: 'no-team-help',
    });
  const roles = roleNamesOf(story.profile);
  const named = rulePattern('\\b(?:{ROLE})s?\\b', { child: '', roles });
  if (roles.length > 0 && !team.some(({ text }) => named.test(text)))
    return failed('S15', 'soft', 'The person who helps isn’t one of the people in the profile.', {
      code: 'helper-not-in-profile',
      sentence: team[0]?.text ?? null,
      mark: 0.5,
    });
  return passed('S15', 'It names someone who helps.');
}

function reassuranceRule({ text, request }: CheckedStory): Marked {
  const count = text.sentences.filter(({ type }) => type === 'affirmative').length;
  const wanted = request.tone === 'Calm and Reassuring' ? 2 : 1;
  if (count < wanted)
    return failed(
      'S16',
      'soft',
      `It ${count === 1 ? 'reassures only once' : 'doesn’t reassure'}; this tone asks for ${wanted === 1 ? 'one sentence' : 'two'} such as “That is okay”.`,
      {
        code: 'too-little-reassurance',
        found: String(count),
        mark: count / wanted,
      },
    );
  return passed('S16', 'It reassures the child.');
}
