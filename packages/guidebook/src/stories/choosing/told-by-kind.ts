// A line that no scene tells, and that says enough by itself.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { castOf } from '../cast.ts';
import { kindVersions, tellable } from '../kind-scene.ts';
import { holdsDenial, holdsNames, lostFrom } from '../lines/holds-line.ts';
import { kindOfLine } from '../lines/kind-of-line.ts';
import { bestOf, checked, type WrittenStory } from '../tell-version.ts';

/** "I will sleep at Dad's. His fish stays here": whose fish it is, nobody knows. */
const mixesVoices = ({ text }: WrittenStory): boolean =>
  /(?:^|[.\n] )I [^.]*\. (?:His|Her|He|She) /.test(text);

/** The line says enough by itself: its kind is certain, it makes clean sentences, and the story holds most of it. */
export function storyByKind(ask: StoryAsk, line: StoryLine): { story: WrittenStory; kind: string } | null {
  const { about } = ask.request;
  for (const topic of tellable(line, castOf(ask).level)) {
    const kind = kindOfLine(about, topic);
    const versions = kind ? kindVersions(kind, line, topic) : [];
    if (!kind || versions.length === 0) continue;
    const story = bestOf(ask, versions, line);
    if (mixesVoices(story)) continue;
    const { passed, findings } = checked(ask, story);
    const isAsked = findings.some(({ rule, ok }) => rule === 'S00' && ok);
    if (
      passed &&
      isAsked &&
      lostFrom(story, line).length === 0 &&
      holdsDenial(topic, about) &&
      holdsNames(story, about)
    )
      return { story, kind: kind.id };
  }
  return null;
}
