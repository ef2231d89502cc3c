import { sentencesOf } from '../sentences.ts';
import { sectionAvoid, sectionOffer } from './diet-table.ts';

// Cuts a text into clauses for the diet check and knows which of them stand under "Avoid:" or in a column of that name.

/** `section` is the text a label note may stand in: the block of lines the clause belongs to. */
export type Clause = { text: string; start: number; section: string; isExempt: boolean };

const heading = /^\s*(?:#{1,6}\s|\*\*[^*]+\*\*:?\s*$|[^.!?]{1,80}:\s*$)/u;
const bullet = /^\s*(?:[-*•]|\d{1,3}[.)])\s/u;
const leadIn = /^[\s>*•\-\d.)]*([^.:!?|]{2,60}):(?=[\s*])/u;
/** "No fish: tuna, salmon" – but not "No problem: tuna". */
const noneOf = /^no (?!problem|need|rush|worries|matter|doubt|time|more|one|pressure)\p{L}+(?: \p{L}+)?$/iu;
const splitter = /;|\s(?:but|however|then)\s|\|/giu;

/** Reads a text line by line, without their ends. A line's clauses depend on the lines before it, never on later ones. */
export function createClauseReader(): (line: string) => Clause[] {
  let isUnderAvoid = false;
  let columns: boolean[] = [];
  let section = '';
  let start = 0;
  let isAfterBlank = true;
  return (text) => {
    const clauses: Clause[] = [];
    const line = { text, start };
    const isFirst = isAfterBlank;
    start += text.length + 1;
    isAfterBlank = text.trim() === '';
    if (isAfterBlank) {
      columns = [];
      return clauses;
    }
    if (heading.test(text) && !text.includes('|')) {
      isUnderAvoid = avoids(text);
      section = '';
    } else if (!bullet.test(text) && isFirst && !text.includes('|')) isUnderAvoid = false;
    section = isFirst ? text : `${section} ${text}`;
    if (text.includes('|')) {
      if (columns.length === 0) columns = text.split('|').map(avoids);
      addCells(clauses, line, columns, isUnderAvoid);
    } else addProse(clauses, line, section, isUnderAvoid || avoids(heading.test(text) ? text : ''));
    return clauses;
  };
}

/** A heading or lead-in that both warns and offers exempts nothing. */
const avoids = (text: string) =>
  sectionAvoid.test(text) && !sectionOffer.test(text.replace(sectionAvoid, ' '));

function addCells(clauses: Clause[], line: Line, columns: readonly boolean[], isExempt: boolean) {
  let start = line.start;
  const cells = line.text.split('|');
  // A row may be named like a column: "| Allergy | Sesame |".
  const isRowExempt = isExempt || avoids(cells.find((cell) => cell.trim() !== '') ?? '');
  for (const [at, cell] of cells.entries()) {
    for (const piece of pieces(cell, start))
      clauses.push({ ...piece, section: line.text, isExempt: isRowExempt || (columns[at] ?? false) });
    start += cell.length + 1;
  }
}

function addProse(clauses: Clause[], line: Line, section: string, isExempt: boolean) {
  let exempt = isExempt;
  for (const sentence of sentencesOf(line.text)) {
    const lead = leadIn.exec(sentence.text)?.[1];
    if (lead !== undefined)
      exempt = avoids(lead) || noneOf.test(lead.trim()) || (isExempt && !sectionOffer.test(lead));
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

type Line = { text: string; start: number };
