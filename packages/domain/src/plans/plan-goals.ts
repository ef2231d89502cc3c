// The goals of a plan as things to tick, and the day on which it wants to be looked at again.
import { isNumbered, wordsOfLine } from './markdown-lines.ts';
import { planParts } from './plan-sections.ts';

export type PlanGoal = {
  /** The goal's own title: a plan whose other sections are written again keeps its ticks. */
  key: string;
  title: string;
  text: string;
  /** yyyy-mm-dd, where the goal names a day. */
  until: string | null;
  /** "4 times out of 5" is 8 of 10. */
  targetOfTen: number | null;
};

const mostGoals = 6;

export function goalsIn(markdown: string): PlanGoal[] {
  const section = planParts(markdown).sections.find(({ title }) => /^goals?\b/i.test(title));
  return (section?.body.split('\n') ?? [])
    .filter(isNumbered)
    .slice(0, mostGoals)
    .map((line) => {
      const text = wordsOfLine(line);
      const bold = /\*\*(.+?)[.:]?\*\*/.exec(line)?.[1];
      const title = wordsOfLine(bold ?? text.split(/(?<=[.:])\s/)[0] ?? text).slice(0, 120);
      return { key: title.toLowerCase(), title, text, until: dayIn(text), targetOfTen: targetIn(text) };
    });
}

/** When the plan itself wants its first review. */
export function reviewDayOf(markdown: string): string | null {
  const line = markdown.split('\n').find((one) => /\bfirst review\b/i.test(one)) ?? '';
  return dayIn(line.slice(line.search(/\bfirst review\b/i)));
}

const months = 'january february march april may june july august september october november december'.split(
  ' ',
);

function dayIn(text: string): string | null {
  const [, day, month = '', year] = /\b(\d{1,2}) (\p{L}+) (\d{4})\b/u.exec(text) ?? [];
  const at = months.indexOf(month.toLowerCase());
  return at < 0 || !day ? null : `${year}-${String(at + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

function targetIn(text: string): number | null {
  const [, times, of] = /\b(\d{1,2}) (?:times|days|tries) out of (\d{1,2})\b/i.exec(text) ?? [];
  return times && Number(of) > 0 ? Math.min(10, Math.round((Number(times) / Number(of)) * 10)) : null;
}
