// A plan's Markdown taken apart: sections, bullets, table rows, and the prose a reader reads.

export type Block = { text: string; isRow: boolean };
export type PlanSection = {
  level: number;
  title: string;
  lines: string[];
  bullets: number;
  words: number;
  text: string;
};
export type PlanText = {
  sections: PlanSection[];
  blocks: Block[];
  rows: string[][];
  plain: string;
  prose: string[];
};

const bare = (text: string) =>
  text
    .replace(/\*+/g, '')
    .replace(/^(?:[-]|\d+\.)\s+/, '')
    .trim();

export function readPlan(plan: string): PlanText {
  const sections: PlanSection[] = [];
  const blocks: Block[] = [];
  const rows: string[][] = [];
  const prose: string[] = [];
  for (const line of plan.split('\n')) {
    const heading = /^(#{1,4})\s+(.*)$/.exec(line);
    if (heading) {
      sections.push({
        level: heading[1]?.length ?? 1,
        title: heading[2] ?? '',
        lines: [],
        bullets: 0,
        words: 0,
        text: '',
      });
      continue;
    }
    if (line.trim() === '' || /^\|[-| ]+\|$/.test(line)) continue;
    const isRow = line.startsWith('|');
    const cells = isRow
      ? line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim())
      : [];
    if (isRow) rows.push(cells);
    const text = isRow ? cells.join('. ') : bare(line);
    blocks.push({ text, isRow });
    for (const section of openSections(sections)) {
      section.lines.push(line);
      section.text += ` ${text}`;
      section.words += text.split(/\s+/).length;
      if (/^(?:[-]|\d+\.)\s|^\|/.test(line)) section.bullets += 1;
    }
    if (!/____/.test(line)) prose.push(...(isRow ? cells : text.split(/(?<=[.!?:])\s+/)));
  }
  return { sections, blocks, rows, plain: blocks.map(({ text }) => text).join('\n'), prose };
}

/** A line belongs to its heading and to the headings above it. */
function openSections(sections: readonly PlanSection[]): PlanSection[] {
  const open: PlanSection[] = [];
  let level = 9;
  for (const section of sections.toReversed()) {
    if (section.level < level) {
      open.push(section);
      level = section.level;
    }
    if (level === 1) break;
  }
  return open;
}
