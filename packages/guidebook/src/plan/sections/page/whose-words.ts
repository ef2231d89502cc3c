// A page in the child's voice holds words of others: where they say "I" or "my", it is said whose they are.
import { capitalised } from '#child/words';
import type { ChildFacts } from '../../facts.ts';
import { speaksAsWriter, writerOf } from '../../reading/told/writer.ts';

/** "Keep me safe" becomes "Keep me safe, as my dad wrote"; "My family says" becomes "My dad writes". */
export const inWhoseWords = ({ profile }: ChildFacts): ((line: string) => string) => {
  const writer = writerOf(profile);
  return (line) => {
    const [, label = '', rest = ''] = /^- \*\*([^*]+):\*\* (.*)$/su.exec(line) ?? [];
    if (label === '' || rest.includes('family wrote') || !quotesOf(rest).some(speaksAsWriter)) return line;
    if (label === 'My family says' || label === 'Good to know')
      return writer === null ? line : `- **${capitalised(writer)} writes:** ${rest}`;
    return `- **${label}, as ${writer ?? 'my family'} wrote:** ${rest}`;
  };
};

/** The same on the sheet, which speaks for nobody. */
export const inFamilysWords = (line: string): string => {
  const [, label = '', rest = ''] =
    /^- \*\*(What calms|What hurts|Dangers|How I talk):\*\* (.*)$/su.exec(line) ?? [];
  return label === '' || !quotesOf(rest).some(speaksAsWriter)
    ? line
    : `- **${label}, in the family’s words:** ${rest}`;
};

const quotesOf = (text: string): string[] => [...text.matchAll(/“([^”]*)”/gu)].map((found) => found[1] ?? '');
