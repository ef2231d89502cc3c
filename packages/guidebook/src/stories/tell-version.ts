// One way of telling as a finished story, and the best of several: in the child's voice, with who helps and where it is.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { SentenceType } from '@calmbridge/domain/stories/sentence-types';
import type { Context } from '@calmbridge/domain/stories/story';
import { checkStory, type StoryCheck } from '@calmbridge/domain/stories/story-check';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { adultWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { type Cast, castOf } from './cast.ts';
import { chosenLabel } from './choosing/chosen-scene.ts';
import { compose } from './compose.ts';
import type { Told } from './composing/told.ts';
import type { Draft } from './draft.ts';
import { lostIn } from './lines/holds-line.ts';
import { helperFrom } from './lines/line-helper.ts';
import { pagesOf } from './pages.ts';
import { retold } from './retell.ts';
import type { Scene } from './scene.ts';
import { sceneVersions } from './scene-versions.ts';
import { inVoice, titleInVoice } from './voice/in-voice.ts';

export type StoryPage = { sentences: { text: string; type: SentenceType }[] };
export type WrittenStory = { title: string; pages: StoryPage[]; text: string };
export const typesOf = ({ pages }: WrittenStory): SentenceType[] =>
  pages.flatMap(({ sentences }) => sentences.map(({ type }) => type));

/** At a place the line names: it is not at home then, wherever the story was asked for. */
const castAt = (cast: Cast, place: string): Cast => ({
  ...cast,
  place,
  holds: new Set([...cast.holds].filter((one) => one !== 'home' && !(one === 'school' && isOutside(place)))),
});

/**
 * A carer who writes a line says where it is, or nobody knows: "a haircut at home" is wrong of the barber. Only a
 * school is chosen for a line; home is what the form begins with, and a park would be a guess.
 */
function placedCast({ place, kept }: Told, usual: Cast, isChosen: boolean): Cast {
  if (place !== undefined) return castAt(usual, place);
  return kept === undefined || isChosen ? usual : { ...usual, place: '' };
}

/** Good is what is good also to whoever reads the text alone: the page shows the check of that. */
export function checked(ask: StoryAsk, story: WrittenStory): StoryCheck {
  const read = { ...story, request: ask.request, profile: ask.profile, chosen: chosenLabel(ask.request) };
  const check = checkStory({ ...read, types: typesOf(story) }, storyScreens);
  return check.passed ? { ...check, passed: checkStory(read, storyScreens).passed } : check;
}

/**
 * The first that is good and holds all of the line, else the best. What the carer typed comes before a smoother story: a version
 * that leaves less of it out is better, whatever the rubric says of its form.
 */
export function bestOf(
  ask: StoryAsk,
  versions: readonly Told[],
  line: StoryLine | null = null,
  named: string | null = null,
): WrittenStory {
  const helper = named ?? helperFrom(line, ask, versions[0]?.isByKind === true);
  let best: Weighed | null = null;
  for (const version of versions) {
    const story = told(version, ask, isOfScene(helper, version, ask) ? null : helper);
    const { passed, score } = checked(ask, story);
    const lost = line === null ? 0 : lostIn(story, ask.request.about);
    if (passed && score >= 88 && lost === 0) return story;
    const weighed = { story, passed, lost, score };
    if (!best || isBetter(weighed, best)) best = weighed;
  }
  if (!best) throw new Error('No version of the story was told');
  return best.story;
}

/** "Jess will tell the teacher": she is the teacher. */
function isOfScene(helper: string | null, { scene }: Told, { request }: StoryAsk): boolean {
  if (helper === 'my teacher')
    return scene.lines.some(({ text }) => /\{Helper\}[^.]*\bthe teacher\b/i.test(text));
  const [role] =
    helper === null
      ? []
      : (new RegExp(
          `\\b(?:teacher|coach|instructor|nurse|doctor|dentist|driver|therapist)\\b(?= (?:is )?(?:called |named )?${helper.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b)`,
          'iu',
        ).exec(spelledOut(request.about)) ?? []);
  return (
    role !== undefined &&
    scene.lines.some(
      ({ text }) => /\{Helper\}/i.test(text) && text.toLowerCase().includes(role.toLowerCase()),
    )
  );
}

type Weighed = { story: WrittenStory; passed: boolean; lost: number; score: number };

const isBetter = (one: Weighed, other: Weighed): boolean => {
  if (one.passed !== other.passed) return one.passed;
  if (one.lost !== other.lost) return one.lost < other.lost;
  // Versions come from the most personal to the plainest: a good one is not changed for a smoother one.
  return other.score < 88 && one.score > other.score;
};

/** A line that names another place than a school is not at school, whatever was chosen: no teacher is at the barber's. */
const isOutside = (place: string | undefined): boolean =>
  place !== undefined && !/\b(?:school|class\w*|nursery|college|kindergarten|hall|playground)\b/i.test(place);

export function told(version: Told, ask: StoryAsk, helper: string | null): WrittenStory {
  const { at } = version.scene;
  const { context } = ask.request;
  const chosen = isOutside(version.place) ? 'Community' : context;
  const given = castOf(ask, at.includes(chosen) ? chosen : elsewhere(version, ask), helper);
  // Whoever is away or new is not the one who helps.
  const isAway = given.helper.there === 'my teacher' && ofTeacher.test(version.scene.title);
  const usual = isAway ? { ...given, helper: { ...given.helper, there: 'an adult at school' } } : given;
  const peer = peerIn(ask.request.about);
  const met = peer === null ? usual : { ...usual, peer };
  const cast = placedCast(version, met, at.includes(chosen) && chosen === 'School');
  return finished(ask, compose(version, cast), cast, titleInVoice(version, cast));
}

/** Whom the child shares, plays or takes turns with, by the line. */
function peerIn(about: string): string | null {
  const [, kin, name] =
    /\bwith (?:(?:his|her|their|my|our) ((?:\p{Ll}+ )?(?:brother|sister|cousin|friend|twin)(?: \p{Lu}\p{Ll}+)?)|(\p{Lu}\p{Ll}{2,}))(?! (?:and|or)\b|['’])/u.exec(
      about,
    ) ?? [];
  if (kin !== undefined) return `my ${kin}`;
  return name === undefined || adultWords.has(name.toLowerCase()) ? null : name;
}

const ofTeacher = /\b(?:teacher|head ?teacher)\b/i;

/** Where a scene is that is not told where it was asked for: at no school of which a line says nothing. */
const elsewhere = ({ scene: { at } }: Told, { request: { about } }: StoryAsk): Context | undefined =>
  about === '' || ofSchool.test(about) ? at[0] : (at.find((place) => place !== 'School') ?? at[0]);
const ofSchool = /\b(?:school|class\w*|nursery|college|kindergarten|teacher|playground|lessons?|pe)\b/i;

/** Paragraphs in the child's voice as a story: told another way where that was asked for, by name for a teenager. */
export function finished(ask: StoryAsk, drafts: readonly Draft[][], cast: Cast, title: string): WrittenStory {
  const paragraphs = inVoice(retold(drafts, ask.draft), cast);
  return {
    title,
    pages: pagesOf(paragraphs, cast.level).map((page) => ({
      sentences: page.map(({ text, type }) => ({ text, type })),
    })),
    text: paragraphs.map((paragraph) => paragraph.map(({ text }) => text).join(' ')).join('\n\n'),
  };
}

/** One scene, told for this child and request: for reviewing scenes one by one. */
export const tellScene = (ask: StoryAsk, scene: Scene): WrittenStory => {
  const [version] = sceneVersions(scene, null, null, castOf(ask).level);
  return told(version as Told, ask, null);
};
