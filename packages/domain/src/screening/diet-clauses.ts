import { sectionAvoid, sectionOffer } from './diet-table.ts';
import { sentencesOf } from './sentences.ts';

// Cuts a text into clauses for the diet check and knows which of them stand under "Avoid:" or in a column of that name.

/** `section` is the text a label note may stand in: the block of lines the clause belongs to. */
export type Clause = { text: string; start: number; section: string; isExempt: boolean };

const heading = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[^.!?]{1,80}:\s*$)/u;
const bullet = /^\s*(?:[-*•]|\d{1,3}[.)])\s/u;
const leadIn = /^[\s>*•\-\d.)]*([^.:!?|]{2,60}):(?=\s)/u;
const splitter = /;|\s(?:but|however|then)\s|\|/giu;

export function clausesOf(text: string): Clause[] {
  const clauses: Clause[] = [];
  let isUnderAvoid = false;
  let columns: boolean[] = [];
  let section = '';
  for (const line of linesOf(text)) {
    if (line.text.trim() === '') {
      columns = [];
      continue;
    }
    if (heading.test(line.text) && !line.text.includes('|')) {
      isUnderAvoid = avoids(line.text);
      section = '';
    } else if (!bullet.test(line.text) && line.isAfterBlank && !line.text.includes('|')) isUnderAvoid = false;
    section = line.isAfterBlank ? line.text : `${section} ${line.text}`;
    if (line.text.includes('|')) {
      if (columns.length === 0) columns = line.text.split('|').map(avoids);
      addCells(clauses, line, columns, isUnderAvoid);
    } else addProse(clauses, line, section, isUnderAvoid || avoids(heading.test(line.text) ? line.text : ''));
  }
  return clauses;
}

/** A heading or lead-in that both warns and offers exempts nothing. */
const avoids = (text: string) =>
  sectionAvoid.test(text) && !sectionOffer.test(text.replace(sectionAvoid, ' '));

function addCells(clauses: Clause[], line: Line, columns: readonly boolean[], isExempt: boolean) {
  let start = line.start;
  for (const [at, cell] of line.text.split('|').entries()) {
    for (const piece of pieces(cell, start))
      clauses.push({ ...piece, section: line.text, isExempt: isExempt || (columns[at] ?? false) });
    start += cell.length + 1;
  }
}

function addProse(clauses: Clause[], line: Line, section: string, isExempt: boolean) {
  let exempt = isExempt;
  for (const sentence of sentencesOf(line.text)) {
    const lead = leadIn.exec(sentence.text)?.[1];
    if (lead !== undefined) exempt = avoids(lead) || (isExempt && !sectionOffer.test(lead));
    for (const piece of pieces(sentence.text, line.start + sentence.start))
      clauses.push({ ...piece, section, isExempt: exempt });
  }
}

function pieces(text: string, start: number): { text: string; start: number }[] {
  const found: { text: string; start: number }[] = [];
  let from = 0;
  for (const match of text.matchAll(splitter)) {
    found.push({ text: text.slice(from, match.index), start: start + from });
    from = match.index + match[0].length;
  }
  found.push({ text: text.slice(from), start: start + from });
  return found.filter((piece) => piece.text.trim() !== '');
}

type Line = { text: string; start: number; isAfterBlank: boolean };

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  let start = 0;
  let isAfterBlank = true;
  for (const part of text.split('\n')) {
    lines.push({ text: part, start, isAfterBlank });
    isAfterBlank = part.trim() === '';
    start += part.length + 1;
  }
  return lines;
}
