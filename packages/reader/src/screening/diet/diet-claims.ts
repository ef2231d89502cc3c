import type { DietRule } from './diet-table.ts';

// What a text says of itself: "Vegan birthday cake", "everything here is gluten-free", or which substitute it means by
// "milk". It holds for the text under that heading. The diet of the child ("Diet: gluten-free") says nothing about the food.

export type Claims = {
  /** A line, before its food is looked at. */
  read(line: string): void;
  /** The text has said that what it offers here keeps to the rule. */
  isClaimed(rule: DietRule): boolean;
  /** The line is a heading: "Pancakes" names the recipe, which has not yet said what is in it. */
  isInHeading(): boolean;
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
/** A heading about food, whoever's diet it names too. */
const ofFood =
  /\b(?:recipes?|menus?|meals?|snacks?|lunch\w*|dinners?|breakfasts?|suppers?|cakes?|\w*cakes|muffins?|biscuits?|cookies?|pasta|soup|pizza|bakes?|bread)\b/iu;
/** What follows the words of a diet in a line that is a list of them: "*Gluten-free, dairy-free. Serves 4.*" */
const endOfTag = /^\s*(?:[,.;:·•|/&+)*_–-]|and\b|$)/u;
/** Meat that is slaughtered by the rule has no other name: said once, it is said of all. */
const saidOnce = new Set(['halal', 'kosher']);
const denied = /\b(?:not|isn['’]t|aren['’]t|never|instead of|unless|if|whether)\b[^,;.]{0,30}$/iu;

export function createClaims(rules: readonly DietRule[]): Claims {
  let said: Said[] = [];
  let depth = 0;
  let isFirst = true;
  let isHeading = false;
  const note = (line: string, isWhole: boolean) => {
    for (const rule of rules) {
      const isOnce = saidOnce.has(rule.id);
      if (claims(line, rule, isWhole || isOnce)) said.push({ rule, term: null, depth: isOnce ? 0 : depth });
    }
  };
  return {
    read(line) {
      if (line.trim() === '') return;
      const level = headingDepth(line) ?? (isFirst && isShort(line) ? 1 : null);
      isFirst = false;
      isHeading = hashes.test(line);
      if (level !== null) {
        said = said.filter((one) => one.depth < level);
        depth = level;
      }
      if (isOfChild(line)) return;
      note(line, level === null ? ofItself.test(line) : !ofTheChild.test(line) || ofFood.test(line));
    },
    isClaimed: (rule) => said.some((one) => one.rule === rule && one.term === null),
    isInHeading: () => isHeading,
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

/** `isWhole`: the line speaks of all of the food, or is a heading over it. */
function claims(line: string, { claim }: DietRule, isWhole: boolean): boolean {
  const found = claim?.exec(line);
  if (found == null || denied.test(line.slice(0, found.index))) return false;
  return isWhole || isTag(line, found.index, found[0].length);
}

/** The line begins with the words of diets and goes on with nothing they could belong to. */
const isTag = (line: string, at: number, length: number): boolean =>
  /^\W*(?:(?:naturally|all|\p{L}+[- ]free|vegan|vegetarian|halal|kosher|and)\W+)*$/iu.test(
    line.slice(0, at),
  ) && endOfTag.test(line.slice(at + length));
