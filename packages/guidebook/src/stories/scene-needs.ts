// What every scene has at each level (SW4), and what each of its sentences keeps to.
import { rulePattern, storyRules } from '@calmbridge/domain/stories/story-rules';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { linesFor } from './choosing/if-it-says.ts';
import { factSlots } from './facts/fact-slots.ts';
import type { Line, Part } from './scene.ts';
import { storySlots, withFacts } from './voice/fill.ts';

const why = rulePattern(storyRules.wh.why, { child: '', roles: [] });
const saysSomething = /\{(?:say|tell)\b/;

/** Needs that are not met, each with the part of the scene in which to meet it. */
export function unmetNeeds(given: readonly Line[]): { part: Part; what: string }[] {
  const lines = linesFor(given, '');
  return ([1, 2, 3] as const).flatMap((level) => {
    const told = lines.filter(({ levels }) => levels.has(level));
    const count = (fits: (line: Line) => boolean) => told.filter(fits).length;
    const needs: readonly (readonly [Part, string, boolean])[] = [
      ['intro', 'no sentence', count(({ part }) => part === 'intro') > 0],
      ['step', 'fewer than two steps', count(({ part }) => part === 'step') >= 2],
      ['end', 'not exactly one sentence', count(({ part }) => part === 'end') === 1],
      ['body', 'not exactly one "helper will"', count(({ type }) => type === 'coach_team') === 1],
      ['body', 'no sentence that "affirms"', count(({ type }) => type === 'affirmative') > 0],
      [
        'body',
        'no way to say something ({say:…} or {tell})',
        count(({ text }) => saysSomething.test(text)) > 0,
      ],
      ['body', 'no reason ("helps", "because", "so that")', count(({ text }) => why.test(text)) > 0],
    ];
    return needs.flatMap(([part, what, isMet]) =>
      isMet ? [] : [{ part, what: `level ${level} has ${what}` }],
    );
  });
}

const mostWords = { 1: 18, 2: 18, 3: 9 } as const;

/** What is wrong with one sentence, or null. */
export function lineFault({ text: written, levels }: Line): string | null {
  for (const [, fact = ''] of written.matchAll(/\{(\w+)\|[^}]*\}/g))
    if (!factSlots.some((one) => one === fact.toLowerCase())) return `{${fact}|…} is no fact anybody tells`;
  const text = withFacts(written);
  for (const [, slot = ''] of text.matchAll(/\{(\w+)(?::[^}]*)?\}/g))
    if (!storySlots.has(slot.toLowerCase())) return `{${slot}} is no slot anybody fills`;
  const words = wordsOf(text.replace(/\{\w+(?::[^}]*)?\}/g, 'it')).length;
  const level = [...levels].find((one) => words > mostWords[one]);
  return level === undefined ? null : `${words} words; level ${level} has at most ${mostWords[level]}`;
}
