import type { DietRule } from './diet-table.ts';

// What a text says of itself: "Vegan birthday cake", "everything here is gluten-free", or which substitute it means by
// "milk". It holds for the text under that heading. The diet of the child ("Diet: gluten-free") says nothing about the food.

export type Claims = {
  /** A line, before its food is looked at. */
  read(line: string): void;
  /** The text has said that what it offers here keeps to the rule. */
  isClaimed(rule: DietRule): boolean;
  /** A substitute was named: "oat milk", "gluten-free flour". */
  introduce(rule: DietRule, term: string): void;
  isIntroduced(rule: DietRule, term: string): boolean;
};

/** Said at a depth of headings, and forgotten at the next heading that is no deeper. */
type Said = { rule: DietRule; term: string | null; depth: number };

const boldDepth = 7;
const longestTitle = 12;
const hashes = /^\s{0,3}(#{1,6})\s/u;
const boldLine = /^\s*\*\*[^*\n]+\*\*:?\s*$/u;
const ofTheChild = /\b(?:diets?|dietary|rules?|restrictions?|needs?|allerg\w*|profile|eats?)\b/iu;
/** What the words of a diet must stand with, to be said of the food and not of one thing in it. */
const ofItself =
  /\b(?:recipes?|menus?|meal plans?|meals|dish(?:es)?|ideas|version|throughout|everything|suitable for|all (?:of )?(?:it|this|these|them|the|our|meat)|every (?:meal|recipe|dish)|here(?:['’]s| is| are)|(?:this|these|it|they)(?: \w+){0,4} (?:is|are)|it['’]s|they['’]re)\b/iu;
const denied = /\b(?:not|isn['’]t|aren['’]t|never|instead of|unless|if|whether)\b[^,;.]{0,30}$/iu;

export function createClaims(rules: readonly DietRule[]): Claims {
  let said: Said[] = [];
  let depth = 0;
  let isFirst = true;
  const note = (line: string) => {
    for (const rule of rules) if (claims(line, rule)) said.push({ rule, term: null, depth });
  };
  return {
    read(line) {
      if (line.trim() === '') return;
      const level = headingDepth(line) ?? (isFirst && isShort(line) ? 1 : null);
      isFirst = false;
      if (level !== null) {
        said = said.filter((one) => one.depth < level);
        depth = level;
      }
      if (level !== null ? !ofTheChild.test(line) : ofItself.test(line) && !isOfChild(line)) note(line);
    },
    isClaimed: (rule) => said.some((one) => one.rule === rule && one.term === null),
    introduce(rule, term) {
      said.push({ rule, term, depth });
    },
    isIntroduced: (rule, term) => said.some((one) => one.rule === rule && one.term === term),
  };
}

function headingDepth(line: string): number | null {
  const marks = hashes.exec(line)?.[1];
  if (marks !== undefined) return marks.length;
  return boldLine.test(line) ? boldDepth : null;
}

const isShort = (line: string) => line.trim().split(/\s+/).length <= longestTitle && !/[.!?]\s*$/.test(line);
const isOfChild = (line: string) => /^[\s*>|-]*(?:diet|dietary|allerg)/iu.test(line);

function claims(line: string, { claim }: DietRule): boolean {
  const found = claim?.exec(line);
  return found != null && !denied.test(line.slice(0, found.index));
}
