import type { Flag } from '@calmbridge/domain/assistant/wire';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { unsafeReasons } from '@calmbridge/reader/screening/never-say';
import { screen } from '@calmbridge/reader/screening/screen';
import { screenStream } from '@calmbridge/reader/screening/screen-stream';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { learnedModel } from '#adapters/reading/learned-model';
import type { Reading } from '#adapters/reading/reading';
import type { Safety, Screened } from './safety.ts';
import { storyNearness } from './story-nearness.ts';

/** The domain's screens, put between whoever writes and the carer. */
export const createSafety = (reading: Reading): Safety => ({
  helpFor: reading.helpFor,
  abroadFor: reading.abroadFor,
  screenStream({ use, profile, writer, said, rewrite }) {
    const stream = screenStream(
      { use, profile, origin: writer, ...(writer === 'guidebook' ? { said } : {}) },
      learnedModel(reading),
      rewrite ? (sentence, rule) => rewrite(sentence, unsafeReasons[rule]) : null,
    );
    const told = new Set<string>();
    // Flags follow the text they belong to, each thing found once.
    const withNews = (text: string): Screened[] => {
      const found = stream.news().filter((flag) => !isTellingOfLeftOut(flag));
      const news = plainFlags(found).filter((flag) => !told.has(keyOf(flag)));
      for (const flag of news) told.add(keyOf(flag));
      return [
        ...shown(text),
        ...stream.leftOut().map((withheld) => ({ is: 'withheld' as const, withheld })),
        ...news.map((flag) => ({ is: 'flag' as const, flag })),
      ];
    };
    return {
      push: (text) => {
        const out = stream.push(text);
        return typeof out === 'string' ? withNews(out) : out.then(withNews);
      },
      end: async () => withNews((await stream.end()).text),
    };
  },
  async checkStory(written, { profile, request, writer }) {
    const screened = await screen(written, { use: 'story', profile, origin: writer }, learnedModel(reading));
    const story = splitTitle(screened.text);
    const nearness = await storyNearness(reading, request.about, story);
    const chosen = (request.scene && (await reading.sceneLabel(request.scene))) || undefined;
    const { passed, score, findings } = checkStory(
      { ...story, request, profile, chosen, ...(nearness ? { nearness } : {}) },
      storyScreens,
    );
    return {
      ...story,
      isWithheld: screened.withheld.length > 0,
      flags: plainFlags(screened.flags),
      check: {
        passed: passed && screened.withheld.length === 0,
        score,
        findings: findings.map(({ rule, ok, severity, sentence, why }) => ({
          rule,
          isOk: ok,
          severity,
          sentence: sentence ?? '',
          why,
        })),
      },
    };
  },
});

/** What was left out is told with its words, not as a flag on words that are not there. */
const isTellingOfLeftOut = ({ rule, severity }: { rule: string; severity: string }) =>
  severity === 'block' && Object.hasOwn(unsafeReasons, rule);

const shown = (text: string): Screened[] => (text === '' ? [] : [{ is: 'text', text }]);

/** Once for each thing found, without places: the page finds the word itself. */
const plainFlags = (flags: readonly Flag[]): Flag[] => {
  if (flags.length === 0) return [];
  const byKey = new Map(
    flags.map(({ rule, found, why }) => [keyOf({ rule, found, why }), { rule, found, why }]),
  );
  return [...byKey.values()];
};

const keyOf = ({ rule, found, why }: Flag) => `${rule} ${found} ${why}`;

/** The first line is the title; services like to dress it up. */
const splitTitle = (text: string) => {
  const [first = '', ...rest] = text.trim().split('\n');
  const title = first.replace(/^[#*\s]+|[*\s]+$/g, '').replace(/^title:\s*/i, '');
  return { title, text: rest.join('\n').trim() };
};
