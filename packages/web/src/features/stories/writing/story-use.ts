// A story as a paid use. What is asked goes to the server, without names; whom it is for stays on the device, so that a
// page opened later can go on with it.
import { hideNames, hideNamesIn, showNames, withSpellings } from '@calmbridge/domain/assistant/child-name';
import { cleanText } from '@calmbridge/domain/assistant/clean-text';
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { type StoryFacts, StoryRequest } from '@calmbridge/domain/stories/story';
import { z } from 'zod';
import type { ContentEvent } from '#api/assistant-stream';
import { hiddenProfile } from '#api/hidden-profile';
import type { UseWish } from '#api/paid-use/open-use';
import type { OpenUse, SocialStory } from '#device/records/shapes';

export type StoryWish = {
  chatId: string;
  childId: string | null;
  profile: ChildProfile;
  request: StoryRequest;
  /** What was pressed when the page asked which story is meant; its id is the `scene` of the request. */
  chosen?: string | undefined;
  /** Help came in place of the story, and nobody is in danger. */
  isCalm?: boolean | undefined;
  /** The type's pastel, kept with the story. */
  color: string;
  /** This child's name first. None of them leaves the page. */
  names: readonly string[];
};

const StoryPlace = z.object({
  chatId: z.string(),
  childId: z.string().nullish(),
  request: StoryRequest,
  chosen: z.string().optional(),
  color: z.string(),
  child: z.string(),
  names: z.array(z.string()),
});
export type StoryPlace = z.infer<typeof StoryPlace>;

/** The line as it is sent: its length counts against the limit. */
export const hiddenAbout = (about: string, names: readonly string[]): string =>
  hideNames(cleanText(about).trim(), names);

export const hiddenFacts = (facts: StoryFacts, names: readonly string[]): StoryFacts =>
  hideNamesIn(facts, names);

export function storyUseOf({ profile, request, names: known, isCalm, ...wish }: StoryWish): UseWish {
  const names = withSpellings(known, [request.about, ...Object.values(request.facts ?? {})]);
  const place: StoryPlace = { ...wish, request, child: profile.name, names };
  return {
    kind: 'story',
    body: {
      profile: hiddenProfile(profile, names),
      request: {
        ...request,
        about: hiddenAbout(request.about, names),
        ...(request.facts ? { facts: hiddenFacts(request.facts, names) } : {}),
      },
      ...(isCalm ? { isCalm } : {}),
    },
    place,
  };
}

export const storyPlaceOf = ({ kind, place }: OpenUse): StoryPlace | null =>
  (kind === 'story' && StoryPlace.safeParse(place).data) || null;

export function storyOf(
  useId: string,
  { chatId, childId, request, chosen, color, child, names }: StoryPlace,
  { title, text, flags, leftOut = [], additions = [], others = [] }: Extract<ContentEvent, { is: 'story' }>,
  { writtenBy, notes = [], date }: Pick<SocialStory, 'writtenBy' | 'notes' | 'date'>,
): SocialStory {
  const shown = (words: string) => showNames(cleanText(words), names);
  return {
    // The use's own id: a story that arrives twice is one story.
    id: useId,
    chatId,
    date,
    customName: '',
    title: shown(title),
    content: shown(text),
    type: request.type,
    supportLevel: request.supportLevel,
    tone: request.tone,
    context: request.context,
    color,
    about: request.about,
    ...(request.facts ? { facts: request.facts } : {}),
    ...(chosen ? { chosen } : {}),
    ...(childId ? { childId } : {}),
    child,
    flags: flags.map(({ rule, found, why }) => ({ rule, found: shown(found), why: shown(why) })),
    ...(writtenBy ? { writtenBy } : {}),
    ...(notes.length > 0 ? { notes } : {}),
    ...(leftOut.length > 0 ? { leftOut: leftOut.map(shown) } : {}),
    ...(additions.length > 0
      ? {
          additions: additions.map(({ part, sentence, at }) => ({
            part: shown(part),
            sentence: shown(sentence),
            at,
          })),
        }
      : {}),
    ...(others.length > 0
      ? { others: others.map((one) => ({ title: shown(one.title), text: shown(one.text) })) }
      : {}),
  };
}
