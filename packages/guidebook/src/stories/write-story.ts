// The guidebook's story writer. Pure: the same child and request give the same story.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import { checkStory, type StoryCheck } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { scenes } from '#generated/scenes';
import { type Cast, castOf } from './cast.ts';
import { sceneForChild, sceneForLine } from './choose-scene.ts';
import { compose, type Told } from './compose.ts';
import type { Draft } from './draft.ts';
import { newFact, newThing } from './open-scenes.ts';
import { pagesOf } from './pages.ts';
import type { Scene } from './scene.ts';
import { inFirstPerson, inThirdPerson } from './third-person.ts';
import { readTopicLine, titleCase } from './topic-line.ts';

export type StoryPage = { sentences: { text: string; type: SentenceType }[] };
export type WrittenStory = { title: string; pages: StoryPage[]; text: string };

export function writeStory(ask: StoryAsk): WrittenStory {
  const cast = castOf(ask);
  const versions = versionsOf(cast);
  let best: { story: WrittenStory; check: StoryCheck } | null = null;
  for (const version of versions) {
    // A story on the carer's topic is better than a smoother one on another.
    if (best?.check.passed && version.line === null && versions[0]?.line) break;
    const story = told(version, cast);
    const check = checkStory(
      { ...story, request: ask.request, profile: ask.profile, types: typesOf(story) },
      storyScreens,
    );
    if (check.passed && check.score >= 90) return story;
    if (!best || isBetter(check, best.check)) best = { story, check };
  }
  if (!best) throw new Error('No version of the story was told');
  return best.story;
}

const isBetter = (one: StoryCheck, other: StoryCheck): boolean =>
  one.passed === other.passed ? one.score > other.score : one.passed;

/** One scene, told for this child and request: for reviewing scenes one by one. */
export const tellScene = (ask: StoryAsk, scene: Scene): WrittenStory =>
  told({ scene, line: null, withOwnThings: true }, castOf(ask));

export const typesOf = ({ pages }: WrittenStory): SentenceType[] =>
  pages.flatMap(({ sentences }) => sentences.map(({ type }) => type));

/** From the most personal to the plainest: a carer's words that can't stand in a story are left out, never bent. */
function versionsOf(cast: Cast): Told[] {
  const { profile, request } = cast.ask;
  const about = request.about.trim();
  const line = about === '' ? null : readTopicLine(about, profile);
  const named = about === '' ? null : sceneForLine(scenes, about, cast);
  const unknown = line?.fact ? newFact : newThing;
  // A line that names nothing known gets an honest story about something new, never one about something else.
  const scene = named ?? (about === '' ? sceneForChild(scenes, cast) : unknown);
  return [
    { scene, line, withOwnThings: true },
    { scene, line, withOwnThings: false },
    { scene: named ?? (about === '' ? scene : newThing), line: null, withOwnThings: true },
    { scene: named ?? (about === '' ? scene : newThing), line: null, withOwnThings: false },
  ];
}

function told(version: Told, general: Cast): WrittenStory {
  const { at } = version.scene;
  const { context } = general.ask.request;
  const cast = castOf(general.ask, at.includes(context) ? context : at[0]);
  const paragraphs = inVoice(compose(version, cast), cast);
  const title = titleOf(version, cast);
  return {
    title,
    pages: pagesOf(paragraphs, cast.level).map((page) => ({
      sentences: page.map(({ text, type }) => ({ text, type })),
    })),
    text: paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n'),
  };
}

function titleOf({ scene, line }: Told, cast: Cast): string {
  const isOwnTitle = line !== null && (line.fact === null || scene === newFact);
  const title = isOwnTitle ? line.title : scene.title;
  if (cast.group !== 'teen') return title;
  if (isOwnTitle) return title.replace(/\bMy\b/g, `${cast.name}'s`);
  const plain = title.split(' ').map((word) => (word === 'I' ? word : word.toLowerCase()));
  return titleCase(inThirdPerson(plain.join(' '), cast, true));
}

/** Teenagers are told of by name: at the start of a paragraph and now and then after, with pronouns between. */
function inVoice(paragraphs: readonly Draft[][], cast: Cast): Draft[][] {
  if (cast.group !== 'teen')
    return paragraphs.map((paragraph) =>
      paragraph.map((draft) => ({ ...draft, text: inFirstPerson(draft.text) })),
    );
  const every = cast.pronouns.plural ? 2 : 3;
  let since = every;
  let isNamed = false;
  return paragraphs.map((paragraph) =>
    paragraph.map((draft) => {
      const isAboutChild = /\b(?:I|my|me|myself|My)\b/.test(draft.text.replace(/"[^"]*"/g, ''));
      // "It is okay to dry my hands" is better with a pronoun: the name wants to be the subject.
      const byName = isAboutChild && since >= every - 1 && (!isNamed || /\bI\b|^My\b/.test(draft.text));
      isNamed ||= byName;
      since = byName ? 0 : since + 1;
      const isFact = draft.type === 'descriptive' && !draft.isOwn;
      return { ...draft, text: inThirdPerson(draft.text, cast, byName, isFact) };
    }),
  );
}
