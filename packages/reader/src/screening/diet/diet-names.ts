import type { Clause } from './diet-clauses.ts';
import type { Token } from './diet-tokens.ts';

// Food words that are somebody's name: "our rabbit is called Toffee", "let Biscuit sleep".

const pets = new Set(
  'toffee biscuit cookie honey peanut pepper ginger muffin pumpkin olive bean nugget oreo waffles waffle caramel fudge brownie cocoa coco mocha latte pickles pickle noodle noodles peaches peach cinnamon mango kiwi maple sushi taco truffle butterscotch marmalade crumpet custard dumpling pudding pancake cupcake cashew hazel almond pistachio nutmeg chestnut treacle jellybean marshmallow popcorn pretzel tofu mochi chai bacon brandy whisky rum sherry cherry berry clementine basil rosemary sage candy sugar crumble scone pepperoni chorizo feta brie cheddar milo mars'.split(
    ' ',
  ),
);
const naming = new Set(['called', 'named', 'name', 'nicknamed']);
const eating =
  /^(?:eats?|eating|drinks?|offer|offers|serve|serves|bake|bakes|cook|cooks|give|gives|some|any|with|of|and|or|a|an|more)$/;

/** Remembers who was called what: a name stays a name in the lines that follow. */
export function createNameMask(): (clause: Clause, tokens: Token[], masked: boolean[]) => void {
  const known = new Set<string>();
  return (clause, tokens, masked) => {
    const isCapital = ({ start }: Token) => /\p{Lu}/u.test(clause.text[start - clause.start] ?? '');
    const isInTitle = (at: number) =>
      [at - 1, at + 1].some((beside) => tokens[beside] !== undefined && isCapital(tokens[beside])) &&
      tokens.filter(isCapital).length > 2;
    for (const [at, token] of tokens.entries()) {
      if (token.isMark || !isCapital(token)) continue;
      const before = tokens[at - 1];
      const isNamed = before !== undefined && naming.has(before.word);
      if (isNamed) known.add(token.word);
      const isPet =
        before !== undefined && !eating.test(before.word) && pets.has(token.word) && !isInTitle(at);
      masked[at] ||= isNamed || isPet || known.has(token.word);
    }
  };
}
