// What a carer wrote is not printed again where the same part, or the first page, has it whole: it is pointed at (PL49). The first page, the clinic's
// part and the sheet are also read alone, so each of them holds what cannot wait, once.

import { wordsIn } from '../../shorten.ts';
import type { Section } from '../../voice.ts';
import { sheetTitle } from '../emergency.ts';

const clinicTitle = 'From your clinic’s plan';
/** A shorter quote is read faster than the place where it stands. */
const leastWords = 10;

export function saidOnceIn(sections: readonly Section[]): Section[] {
  const onPage = sections[0]?.lines.join('\n') ?? '';
  return sections.map((section) =>
    section.title === sheetTitle
      ? { ...section, lines: sheetLines(section.lines, onPage) }
      : section.title === clinicTitle
        ? { ...section, lines: clinicLines(section.lines) }
        : section.title.startsWith('Safety')
          ? { ...section, lines: section.lines.map((line) => dangersOnPage(line, onPage)) }
          : section,
  );
}

const isHeld = (quote: string, where: string): boolean =>
  wordsIn(quote) >= leastWords && where.includes(quote.slice(1, -1).replace(/[.!]+$/u, ''));

/** The box on dangers, where the first page has all of it. */
const dangersOnPage = (line: string, onPage: string): string =>
  /^- “[^”]*”$/u.test(line) &&
  wordsIn(line) >= 20 &&
  onPage.includes('**Keep me safe') &&
  isHeld(line.slice(2), onPage.slice(onPage.indexOf('**Keep me safe')).split('\n', 1)[0] ?? '')
    ? '- The dangers stand on the first page, under “Keep me safe”.'
    : line;

/** The order for an emergency stands among the medicines above it. */
const clinicLines = (lines: readonly string[]): string[] => {
  const listed = lines.filter((line) => /^- (?:Allergies|Medicines|Health): “/u.test(line)).join('\n');
  return lines.map((line) =>
    line
      .replace(/^- In an emergency, as you wrote: (“[^”]*”)/u, (whole, quote: string) =>
        isHeld(quote, listed) ? '- In an emergency: what you wrote above.' : whole,
      )
      // Nobody confirms what a clinic has signed.
      .replace(/^(- In an emergency: what you wrote above\.) Have the clinic.*$/u, (whole, order: string) =>
        signedPlan.test(listed) ? order : whole,
      ),
  );
};

const signedPlan =
  /\b(?:signed|written|care|emergency|seizure|clinic['’]?s) plan\b|\bplan (?:from|by|signed|of) (?:the |his |her |their )?(?:\p{L}+ ){0,2}(?:clinic|hospital|team|nurse|neurolog\p{L}*|consultant)\b/iu;

/** How to be together is on the first page; an order that stands under the medicines is not read twice. */
const sheetLines = (lines: readonly string[], onPage: string): string[] => {
  const medicines = lines.find((line) => line.startsWith('- **Medicines')) ?? '';
  return lines.map((line) =>
    line
      .replace(/(?<=^- \*\*How I talk[^*]*\*\* [^“]*; )“[^”]*”/u, (quote) =>
        isHeld(quote, onPage) ? 'how to be with me stands on the first page' : quote,
      )
      .replace(
        /(?<=^- \*\*Seizures:\*\* .*)emergency number as the family wrote: (“[^”]*”)/u,
        (whole, quote: string) =>
          isHeld(quote, medicines) ? 'emergency number as written under Medicines' : whole,
      ),
  );
};
