// What of a story is the carer's own: the line that opens it, sentences told besides, facts given when we asked.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import type { TopicLine } from '../lines/topic-line.ts';
import type { Line } from '../scene.ts';
import type { Told } from './told.ts';

/** The carer's topic opens the story; a fact they told ("Our dog is ill.") does so in their own words. */
export function echo(line: TopicLine | null, cast: Cast): Draft[] {
  if (!line) return [];
  const opening = cast.level === 3 ? 'This is about' : 'This story is about';
  return [
    {
      text: line.opening ?? line.fact ?? `${opening} ${line.topic}.`,
      type: 'descriptive',
      keep: 0,
      isCarers: true,
    },
  ];
}

/** What the carer's own sentence says is not said again in the scene's words. */
export const withoutRepeats = (opening: readonly Draft[], intro: readonly Draft[]): Draft[] => {
  const said = new Set(opening.flatMap(({ text }) => wordsOf(text).map(stemOf)));
  return intro.filter(({ text }) => {
    const stems = eventWords(text).map(stemOf);
    return stems.length === 0 || stems.filter((stem) => said.has(stem)).length < stems.length * 0.6;
  });
};

/** Sentences of the carer's line that our scene does not hold. */
export function carersLines(version: Told, cast: Cast): Draft[] {
  const most = version.line?.isWhole ? 5 : 3;
  return (version.line?.more ?? version.besides ?? [])
    .slice(0, cast.level === 3 ? most - 1 : most)
    .map((text) => ({
      text: `${capitalised(text)}.`,
      type: 'descriptive',
      keep: 0,
      isCarers: true,
    }));
}

export function keptLines({ kept, line, besides }: Told, told: readonly Draft[]): Draft[] {
  const said = [...told.map(({ text }) => text), ...(line?.more ?? besides ?? [])].join(' ');
  return (kept?.(said) ?? []).map((text) => ({ text, type: 'descriptive', keep: 0 }));
}

export const toldAt = ({ told }: Told, part: Line['part']): Draft[] =>
  told
    .filter((fact) => fact.part === part)
    .map(({ text }) => ({
      text,
      type: 'descriptive',
      keep: 0,
      isCarers: true,
    }));
