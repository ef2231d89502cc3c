// What a carer wrote is not printed again where the same part, or the first page, has it whole: it is pointed at (PL49). The first page, the clinic's
// part and the sheet are also read alone, so each of them holds what cannot wait, once.

import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { wordsIn } from '../../shorten.ts';
import type { Section } from '../../voice.ts';
import { sheetTitle } from '../emergency.ts';

const clinicTitle = 'From your clinic’s plan';
/** A shorter quote is read faster than the place where it stands. */
const leastWords = 10;

export function saidOnceIn(sections: readonly Section[]): Section[] {
  const [whole] = sections;
  const sheet = textOf(sections, sheetTitle);
  const clinic = textOf(sections, clinicTitle);
  const page = whole === undefined ? [] : whole.lines.map((line) => pointedTo(line, clinic, sheet));
  const onPage = page.join('\n');
  return sections.map((section, at) =>
    at === 0
      ? { ...section, lines: page }
      : section.title === sheetTitle
        ? { ...section, lines: sheetLines(section.lines) }
        : section.title === clinicTitle
          ? { ...section, lines: clinicLines(section.lines) }
          : section.title.startsWith('Safety')
            ? { ...section, lines: section.lines.map((line) => dangersOnPage(line, onPage)) }
            : section,
  );
}

const textOf = (sections: readonly Section[], title: string): string =>
  sections.find((section) => section.title === title)?.lines.join('\n') ?? '';

/**
 * Medical text stands whole in the clinic's part and on the sheet, which is torn off. The first page has what is short; what is longer it names, and
 * says where it stands (PL52). How an attack begins, meals and what must not be swallowed stay whole: they come before anybody looks further.
 */
const pointedTo = (line: string, clinic: string, sheet: string): string => {
  const label = medicalLabel.exec(line)?.[1];
  if (label === undefined) return line;
  const begins = clinic
    .split('\n')
    .filter((one) => one.startsWith('- How it begins'))
    .join('\n');
  const isLong = (quote: string) =>
    wordsIn(quote) > mostWordsOnPage &&
    [clinic, sheet].every((text) => text.includes(bareOf(quote))) &&
    !begins.includes(bareOf(quote)) &&
    !(label !== 'Medicine when it is needed' && tellsAct.test(quote));
  const quotes = line.match(/“[^”]*”/gu) ?? [];
  const long = quotes.filter((quote) => isLong(quote) && keptOf(label, quote) !== quote);
  if (long.length === 0) return line;
  const left = long
    .reduce((text, quote) => text.replace(quote, keptOf(label, quote)), line)
    .replace(/\*\*(?: *;)+/gu, '**')
    .replace(/(?:; *){2,}/gu, '; ')
    .replace(/[;\s]+$/u, '');
  return `${left} ${pointer}`;
};
const medicalLabel =
  /^- \*\*(Allergies|When I am unwell|My diabetes|My heart|My breathing|Medicine when it is needed|When to call the emergency number)(?:, as [^:*]+)?:\*\*/u;
const pointer = 'Whole on my emergency sheet.';
/** As much as is read at a glance: what is given in a low, where the pen is. */
const mostWordsOnPage = 25;
/** What is given, and from when on, is no history: it may take more room. */
const mostOfUrgent = 45;
const bareOf = (quote: string): string => quote.slice(1, -1).replace(/[.!]+$/u, '');

/** Of what goes to the sheet the sentence that cannot wait, and of an allergy the one that names it; "none known, but …" is not cut. */
const keptOf = (label: string, quote: string): string => {
  const sentences = sentencesOf(quote.slice(1, -1));
  const [first = ''] = sentences;
  const isNamed =
    label === 'Allergies' && wordsIn(first) <= 12 && !/^\s*(?:no|none|nil|not|n\/a|nka)\b/iu.test(first);
  const isKept = (sentence: string, at: number) =>
    (at === 0 && isNamed) || (wordsIn(sentence) <= mostOfUrgent && isUrgent.test(sentence));
  if (sentences.every(isKept)) return quote;
  // What follows each other in the text is one quote.
  return sentences
    .reduce<string[][]>(
      (runs, sentence, at) =>
        isKept(sentence, at) ? [...runs.slice(0, -1), [...(runs.at(-1) ?? []), sentence]] : [...runs, []],
      [[]],
    )
    .filter((run) => run.length > 0)
    .map((run) => `“${run.join(' ')}”`)
    .join('; ');
};
/** Half of an order is another order: where it is told what is given or done, the whole of it stays, and only a history goes. A list of medicines is cut between them. */
const tellsAct =
  /\b(?:give|given|inject|use|call|ring|phone|lay|lie|carry|wash|thigh|pens?|epi-?pens?|jext|injector|ambulance|then|must|never|always|do(?:n['’]?t| not))\b|->|→/iu;

/** When, and what then, both in one sentence; and who was shown how, and who was not. */
const isUrgent =
  /\b(?:if|when|over|after|past|below|under|above)\b[^.;]*\b(?:999|911|112|000|a ?& ?e|ambulance|hospital|emergency|mins?|minutes|give|pen|injector|juice|buccal|midazolam)(?!\p{L})|\btrained\b|\bshown (?:how|what)\b/iu;

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
      .replace(/^- How it begins, as you wrote: (“[^”]*”)$/u, (whole, quote: string) =>
        listed.split('\n').includes(`- Medicines: ${quote}`) ? '- How it begins stands above.' : whole,
      )
      // Nobody confirms what a clinic has signed.
      .replace(/^(- In an emergency: what you wrote above\.) Have the clinic.*$/u, (whole, order: string) =>
        signedPlan.test(listed) ? order : whole,
      ),
  );
};

const signedPlan =
  /\b(?:signed|written|care|emergency|seizure|clinic['’]?s) plan\b|\bplan (?:from|by|signed|of) (?:the |his |her |their )?(?:\p{L}+ ){0,2}(?:clinic|hospital|team|nurse|neurolog\p{L}*|consultant)\b/iu;

/** The sheet is torn off: it points at nothing outside of it. An order that stands under its medicines is not read twice. */
const sheetLines = (lines: readonly string[]): string[] => {
  const medicines = lines.find((line) => line.startsWith('- **Medicines')) ?? '';
  return lines.map((line) =>
    line.replace(
      /(?<=^- \*\*Seizures:\*\* .*)emergency number as the family wrote: (“[^”]*”)/u,
      (whole, quote: string) =>
        isHeld(quote, medicines) ? 'emergency number as written under Medicines' : whole,
    ),
  );
};
