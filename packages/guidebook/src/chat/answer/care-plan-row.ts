// The care plan the chat was opened from has a table of triggers. When one of its rows is about the topic, the answer points
// to it, in the plan's own words.
import { cleanText, isRepeatable } from '#plan/clean';
import { stemsKnown } from '../pages/words-said.ts';
import type { Topic } from '../topic.ts';

export function carePlanRow(carePlan: string, topic: Topic): string {
  const wanted = new Set(topic.words.filter((phrase) => !phrase.includes(' ')).flatMap(stemsKnown));
  for (const line of carePlan.slice(0, 60_000).split('\n')) {
    const [first, before] = cellsOf(line);
    if (!first || !before || /^:?-+:?$/.test(first)) continue;
    if (!stemsKnown(first).some((one) => wanted.has(one)) || !isRepeatable(line)) continue;
    const trigger = cleanText(first, 50);
    const advice = cleanText(before, 120);
    if (trigger !== '' && advice !== '')
      return `Your care plan has a row for “${trigger}”; start there: ${advice}.`;
  }
  return '';
}

const cellsOf = (line: string): string[] =>
  line.trim().startsWith('|')
    ? line
        .trim()
        .replace(/^\||\|$/g, '')
        .split('|')
        .map((cell) => cell.trim())
    : [];
