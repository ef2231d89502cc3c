// S04–S13, S17, S18: whose voice it is, no commands, no blame, no threats, true words, no guessed feelings.
import type { CheckedStory } from './checked-story.ts';
import { failed, type Marked, passed, type Severity } from './finding.ts';
import { levelNumber } from './story.ts';
import { patternOf, rulePattern, type StoryRuleId, storyRules } from './story-rules.ts';
import { distinctiveWords, stemOf } from './story-subject.ts';

type Hit = { word: string; sentence: string };

export const checkVoice = (story: CheckedStory): Marked[] => [
  none(story, 'S04', 'hard', {
    no: (word) => `“${word}” speaks to the child. A story speaks as the child, with “I” or by name.`,
    yes: 'It speaks as the child, not to the child.',
  }),
  none(story, 'S05', 'hard', {
    no: (word) => `“${word}” is a command.`,
    yes: 'It has no commands such as should or must.',
  }),
  softObligation(story),
  none(story, 'S07', 'hard', {
    no: (word) => `“${word}” blames the child. Tell hard moments as “Sometimes children …”.`,
    yes: 'It does not blame the child.',
  }),
  none(
    story,
    'S08',
    'hard',
    {
      no: (word) => `“${word}” sounds like a threat or a punishment.`,
      yes: 'It does not threaten or punish.',
    },
    'text',
  ),
  positiveWording(story),
  absolutes(story),
  flexibleWords(story),
  literalLanguage(story),
  oneVoice(story),
  opinions(story),
  assumedFeelings(story),
];

const hitsOf = ({ text }: CheckedStory, pattern: RegExp, part: 'own' | 'text' = 'own'): Hit[] =>
  text.sentences.flatMap((sentence) => {
    const found = pattern.exec(sentence[part]);
    return found ? [{ word: found[0], sentence: sentence.text }] : [];
  });

function none(
  story: CheckedStory,
  rule: StoryRuleId,
  severity: Severity,
  words: { no: (word: string) => string; yes: string },
  part: 'own' | 'text' = 'own',
): Marked {
  const [hit] = hitsOf(story, patternOf(rule), part);
  return hit
    ? failed(rule, severity, words.no(hit.word), {
        code: 'word-found',
        found: hit.word,
        sentence: hit.sentence,
      })
    : passed(rule, words.yes, severity);
}

function softObligation(story: CheckedStory): Marked {
  const hits = hitsOf(story, patternOf('S06'));
  const second = hits[1];
  return second
    ? failed('S06', 'soft', `“${second.word}” is close to a command, and it is not the only one.`, {
        code: 'word-found',
        found: second.word,
        sentence: second.sentence,
      })
    : passed('S06', 'It hardly ever says have to or need to.');
}

function positiveWording(story: CheckedStory): Marked {
  const [command] = hitsOf(story, patternOf('S09', 'hard_if'));
  if (command)
    return failed('S09', 'hard', `“${command.word}” says what is wrong instead of what happens.`, {
      code: 'negative-command',
      found: command.word,
      sentence: command.sentence,
    });
  const hits = hitsOf(story, patternOf('S09'));
  const share = hits.length / Math.max(1, story.text.sentences.length);
  if (share > 0.15)
    return failed('S09', 'soft', `${hits.length} sentences say no, not or never. Say what happens instead.`, {
      code: 'too-negative',
      found: String(hits.length),
      sentence: hits[0]?.sentence ?? null,
      mark: share > 0.3 ? 0 : 0.5,
    });
  return passed('S09', 'It says what happens rather than what does not.');
}

const allowedAbsolutes = storyRules.rules.find(({ id }) => id === 'S10')?.allow ?? [];

function absolutes(story: CheckedStory): Marked {
  const [hit] = hitsOf(story, patternOf('S10'), 'text').filter(
    ({ sentence }) => !allowedAbsolutes.some((phrase) => sentence.toLowerCase().includes(phrase)),
  );
  return hit
    ? failed('S10', 'soft', `“${hit.word}” may turn out untrue. “Usually” or “often” is safer.`, {
        code: 'word-found',
        found: hit.word,
        sentence: hit.sentence,
      })
    : passed('S10', 'It promises nothing that may not happen.');
}

function flexibleWords(story: CheckedStory): Marked {
  const share = hitsOf(story, patternOf('S11'), 'text').length / Math.max(1, story.text.sentences.length);
  return share >= 0.15
    ? passed('S11', 'It uses words like usually and may, so it stays true.')
    : failed('S11', 'soft', 'Too few words like usually, often or may. Days differ.', {
        code: 'too-few-flexible-words',
        found: share.toFixed(2),
        mark: share / 0.15,
      });
}

const figurative = storyRules.figurative_regex.map((source) => new RegExp(source, 'iu'));

function literalLanguage(story: CheckedStory): Marked {
  const severity = levelNumber(story.request.supportLevel) === 1 ? 'soft' : 'hard';
  for (const { text } of story.text.sentences) {
    const lower = text.toLowerCase().replaceAll('’', "'");
    const found =
      storyRules.figurative.find((phrase) => lower.includes(phrase)) ??
      figurative.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined);
    if (found)
      return failed('S12', severity, `“${found}” is a figure of speech and can be taken word for word.`, {
        code: 'word-found',
        found,
        sentence: text,
      });
  }
  return passed('S12', 'Its words mean just what they say.', severity);
}

function oneVoice(story: CheckedStory): Marked {
  const { sentences } = story.text;
  const first = sentences.filter(({ own }) =>
    /\b(?:I|my|me|mine|myself)\b/.test(own.replace(/\bMy\b/g, 'my')),
  );
  const share = first.length / Math.max(1, sentences.length);
  const named = sentences.filter(({ own }) =>
    rulePattern('(?<!\\p{L})(?:{NAME})(?!\\p{L})', story.names).test(own),
  );
  const subjectI = sentences.some(({ own }) => /\bI\b/.test(own));
  const mixed = named.find(({ own }) => !/\bmy name is\b|\bI am\b/i.test(own));
  if (subjectI && mixed)
    return failed('S13', 'soft', 'It speaks as the child in one place and about the child in another.', {
      code: 'two-voices',
      sentence: mixed.text,
    });
  if (share >= 0.3) return passed('S13', 'One voice from beginning to end.');
  if (!subjectI && named.length >= 2) return passed('S13', 'One voice from beginning to end.');
  return failed('S13', 'soft', 'The child is hardly in it: few sentences say I, my or the name.', {
    code: 'child-missing',
    found: share.toFixed(2),
    mark: share / 0.3,
  });
}

function opinions(story: CheckedStory): Marked {
  const owner = patternOf('S17', 'unless_before', story.names);
  const [hit] = hitsOf(story, patternOf('S17')).filter(({ sentence }) => !owner.test(sentence));
  return hit
    ? failed('S17', 'soft', `“${hit.word}” is an opinion. Say who thinks so: “Many children like …”.`, {
        code: 'word-found',
        found: hit.word,
        sentence: hit.sentence,
      })
    : passed('S17', 'Opinions belong to someone.');
}

function assumedFeelings(story: CheckedStory): Marked {
  const { profile } = story;
  const known = new Set(
    profile
      ? distinctiveWords(
          [profile.specialInterests, profile.comfortItems, profile.activities, profile.strengths].join(' '),
        ).map(stemOf)
      : [],
  );
  const [hit] = hitsOf(story, patternOf('S18')).filter(
    ({ sentence }) =>
      !/\b(?:may|might|sometimes)\b/i.test(sentence) &&
      !distinctiveWords(sentence).some((word) => known.has(stemOf(word))),
  );
  return hit
    ? failed('S18', 'soft', `“${hit.word}” guesses what the child feels. “I may feel …” leaves room.`, {
        code: 'word-found',
        found: hit.word,
        sentence: hit.sentence,
      })
    : passed('S18', 'It does not guess the child’s feelings.');
}
