// What to do in the next minutes, read out of a plan: three steps in the plan's own words, never a word of ours. For what a
// clinic decides these are the carer's words and the public standard that the plan prints. What can't be found is not shown.
import { cellsOf, isItem, isNumbered, labelledLine, wordsOfLine } from './markdown-lines.ts';
import { type PlanSection, planParts } from './plan-sections.ts';

export const rightNowKinds = ['bolting', 'meltdown', 'seizure', 'reaction'] as const;
export type RightNowKind = (typeof rightNowKinds)[number];

/** `sectionId` is where the plan says more. */
export type RightNow = { kind: RightNowKind; steps: readonly string[]; sectionId: string };

const mostSteps = 3;

export function rightNowOf(markdown: string): RightNow[] {
  const { sections } = planParts(markdown);
  return rightNowKinds.flatMap((kind) => {
    for (const section of sections) {
      const steps = finders[kind](section.body.split('\n'), section, sections).slice(0, mostSteps);
      if (steps.length > 0) return [{ kind, steps, sectionId: section.id }];
    }
    return [];
  });
}

type Find = (lines: readonly string[], section: PlanSection, all: readonly PlanSection[]) => string[];

const missing =
  /\b(?:is|goes|gone) missing(?=\s*(?:[:,.*]|$|or\b|from\b|act\b|do\b|follow\b))|\bmissing (?:child|person)\b|\b(?:runs?|ran|running) (?:off|away)\b|\bbolt(?:s|ed|ing)?\b/i;

/** The numbered steps below the line that speaks of it. */
const bolting: Find = (lines) => {
  const start = lines.findIndex((line) => !isItem(line) && missing.test(line));
  if (start < 0) return [];
  const steps: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (isNumbered(line)) steps.push(wordsOfLine(line));
    else if (line.trim() !== '') break;
  }
  return steps.length > 1 ? steps : [];
};

/** What "red" asks for; without it, what to do at each thing that sets it off. */
const meltdown: Find = (lines, _section, all) => {
  const red = labelledLine(lines, /^red$|^(?:in|during) (?:a )?meltdown$/i);
  if (red) {
    const calms = labelledLine(linesIn(all), /^what calms$/i);
    return [...sentencesOf(red), ...(calms && !isBlank(calms) ? [`${calms.replace(/\.$/, '')}.`] : [])];
  }
  return linesIn(all).some((line) => labelledLine([line], /^red$/i)) ? [] : rowsToDo(lines);
};

function rowsToDo(lines: readonly string[]): string[] {
  const rows = lines.flatMap((line) => (cellsOf(line) ? [cellsOf(line) as string[]] : []));
  const column = rows[0]?.findIndex((cell) => /^what to do$/i.test(cell)) ?? -1;
  if (column < 1) return [];
  return rows
    .slice(1)
    .filter((cells) => !/^[:\s-]*$/.test(cells[column] ?? '') && !/^[:\s-]*$/.test(cells[0] ?? ''))
    .map((cells) => `${cells[0]}: ${cells[column]}`);
}

const clinicTitle = /\bclinic/i;
const quotedWords = /[“"].+[”"]/;

/** The standard the plan prints, and before it what the carer wrote of it. */
const fromClinic =
  (standard: RegExp, carersLine: RegExp): Find =>
  (lines, { title }) => {
    if (!clinicTitle.test(title)) return [];
    const items = lines.filter(isItem).map(wordsOfLine);
    const printed = items.filter((line) => standard.test(line) && !quotedWords.test(line.slice(0, 40)));
    if (printed.length === 0) return [];
    const said = items.filter(
      (line) => !printed.includes(line) && carersLine.test(line) && quotedWords.test(line),
    );
    return [...printed.flatMap(sentencesOf).slice(0, mostSteps - Math.min(1, said.length)), ...said];
  };

const finders: Record<RightNowKind, Find> = {
  bolting,
  meltdown,
  seizure: fromClinic(
    /^in (?:any|a) seizure\b/i,
    /seizure|epilep|\bfits?\b|convuls|midazolam|diazepam|\bVNS\b|rescue/i,
  ),
  reaction: fromClinic(
    /anaphyla|^(?:flat with legs raised|lay \p{L}+ flat)/iu,
    /^allergies:|allerg|anaphyla|epi-?pen|inject/i,
  ),
};

const linesIn = (all: readonly PlanSection[]): string[] => all.flatMap(({ body }) => body.split('\n'));
const isBlank = (words: string): boolean => /^[_\s.]*$/.test(words);

/** A full stop in a time or a dose ends nothing. */
const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?])\s+(?=[\p{Lu}“"])/u);
