import type { Ref } from 'react';
import type { SocialStory } from '#device/records/shapes';
import { FlagNote } from '#shared/ai-text/flag-note';
import { distinctFlags, flagPlaces } from '#shared/ai-text/flag-places';
import { flagsIn, paragraphsOf } from '../story-words.ts';
import styles from './story-view.module.css';

/** The text, with flagged words marked and a note after the paragraph they stand in. */
export function StoryText({ story, ref }: { story: SocialStory; ref: Ref<HTMLDivElement> }) {
  const flags = distinctFlags(flagsIn(story));
  return (
    <div ref={ref} tabIndex={-1} className={styles.text}>
      {paragraphsOf(story.content).map((paragraph, at) => (
        <Paragraph key={at} text={paragraph} flags={flags} />
      ))}
    </div>
  );
}

function Paragraph({ text, flags }: { text: string; flags: ReturnType<typeof distinctFlags> }) {
  const places = flagPlaces(text, flags);
  const noted = [...new Set(places.flatMap((place) => place.flags))].flatMap((at) => flags[at] ?? []);
  return (
    <>
      <p>{marked(text, places)}</p>
      {noted.length > 0 && <FlagNote flags={noted} />}
    </>
  );
}

function marked(text: string, places: ReturnType<typeof flagPlaces>) {
  if (places.length === 0) return text;
  const starts = [0, ...places.map(({ end }) => end)];
  return starts.map((from, at) => {
    const place = places[at];
    return (
      <span key={from}>
        {text.slice(from, place?.start)}
        {place && <mark>{text.slice(place.start, place.end)}</mark>}
      </span>
    );
  });
}
