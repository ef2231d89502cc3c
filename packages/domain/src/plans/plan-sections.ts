// A care plan as the parts it is made of. Plans of every writer are Markdown with second-level headings; one without any
// is a single part.

export type PlanSection = {
  /** Stable for a heading: a link to it holds when the text below it is written again. */
  id: string;
  title: string;
  /** Markdown, without the heading. */
  body: string;
};

export type PlanParts = {
  title: string;
  /** What stands between the title and the first section. */
  opening: string;
  sections: readonly PlanSection[];
};

const heading = /^##[ \t]+(.+?)[ \t]*#*$/;
const ownTitle = /^#[ \t]+(.+?)[ \t]*#*$/;

export function planParts(markdown: string): PlanParts {
  const opening: string[] = [];
  const sections: { title: string; lines: string[] }[] = [];
  let title = '';
  for (const line of markdown.split('\n')) {
    const named = heading.exec(line)?.[1];
    if (named) sections.push({ title: wordsOf(named), lines: [] });
    else if (title === '' && sections.length === 0 && ownTitle.test(line))
      title = wordsOf(ownTitle.exec(line)?.[1] ?? '');
    else (sections.at(-1)?.lines ?? opening).push(line);
  }
  const taken = new Map<string, number>();
  return {
    title,
    opening: opening.join('\n').trim(),
    sections: sections.map(({ title: name, lines }) => ({
      id: idFor(name, taken),
      title: name,
      body: lines.join('\n').trim(),
    })),
  };
}

/** The plan with another body under one of its headings. Everything else stays to the letter. */
export function withSection(markdown: string, id: string, body: string): string {
  const taken = new Map<string, number>();
  const kept: string[] = [];
  let isInside = false;
  for (const line of markdown.split('\n')) {
    const named = heading.exec(line)?.[1];
    if (named) {
      isInside = idFor(wordsOf(named), taken) === id;
      kept.push(line);
      if (isInside) kept.push('', body.trim(), '');
    } else if (!isInside) kept.push(line);
  }
  return kept.join('\n').trimEnd().concat('\n');
}

/** A heading without the day in it: "Goals until 8 February 2027" is the same part when it is written in March. */
export const sectionKey = (title: string): string =>
  title
    .toLowerCase()
    .replace(/\b(?:until|by|from)?\s*\d{1,2} \p{L}+ \d{4}\b/gu, '')
    .replace(/[^\p{L}\p{N}{}]+/gu, ' ')
    .trim();

/** The section a heading means: the same words, else the same beginning ("Safety and wandering plan" for "Safety and …"). */
export function sectionNamed(markdown: string, title: string): PlanSection | null {
  const { sections } = planParts(markdown);
  const key = sectionKey(title);
  const [start = ''] = key.split(' ');
  return (
    sections.find((section) => sectionKey(section.title) === key) ??
    sections.find((section) => start.length > 3 && sectionKey(section.title).startsWith(`${start} `)) ??
    null
  );
}

const wordsOf = (text: string): string => text.replace(/[*_`]/g, '').trim();

function idFor(title: string, taken: Map<string, number>): string {
  const base = sectionKey(title).replace(/[^\p{L}\p{N}]+/gu, '-') || 'part';
  const times = (taken.get(base) ?? 0) + 1;
  taken.set(base, times);
  return times === 1 ? base : `${base}-${times}`;
}
