// A carer's certain words, as a story may say them: nothing is ordered, promised or said to be so for good.

const plural = /\b(?:I|we|they|you|people|children|kids|boys|girls|\p{L}{3,}[^su\s]s)$/iu;

/** "has to wait" is "waits", "must be low" is "is low". */
export function withoutOrders(text: string): string {
  // "Has to go live there" is "goes to live there".
  return text
    .replace(/\b(has to|have to|must|needs to) go (?=(?:live|stay|sleep)\b)/i, '$1 go to ')
    .replace(
      /^(.*?)\b(?<!\bnot )(?:must|should|shall|ought to|has to|have to|needs to|need to|got to|(?:is|are|am) supposed to)( not)? (\p{L}+)/iu,
      (whole, before: string, not: string | undefined, verb: string) => {
        // "Nobody has to kiss" allows it; "nobody kisses" would be a rule.
        if (/\bdo(?:es)? $|\b(?:nobody|no one|none of us|neither)\b[^,]*$/i.test(before)) return whole;
        if (/\b(?:will|may|can|might|could|would)$/.test(before.trim()))
          return `${before}${not === undefined ? '' : 'not '}${verb}`;
        // "I am a page boy and ~must walk in front": the child's second verb.
        const isPlural = plural.test(before.trim()) || before.endsWith('~');
        const isI = /(?:\bI|~)$/.test(before.trim());
        if (not !== undefined) return `${before}${isPlural ? 'do' : 'does'} not ${verb}`;
        if (verb === 'be') return `${before}${isI ? 'am' : isPlural ? 'are' : 'is'}`;
        return `${before}${isPlural ? verb : thirdPerson(verb)}`;
      },
    );
}

const thirdPerson = (verb: string): string =>
  verb === 'have'
    ? 'has'
    : /[^aeiou]y$/.test(verb)
      ? `${verb.slice(0, -1)}ies`
      : /(?:s|x|z|ch|sh|o)$/.test(verb)
        ? `${verb}es`
        : `${verb}s`;

const bare = (verb: string): string =>
  verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb === 'does' ? 'do' : verb.replace(/(?<=[^s])s$/, '');

/** Everybody is "people", nobody is people who don't. */
const withoutAll = (text: string): string =>
  text
    .replace(
      /(?<!\bnot )\b(?:everybody|everyone)((?: (?:at|in|from) (?:(?:the|my|our) )?\p{L}+)?) (\p{L}+)/giu,
      (_, where: string, verb: string) => `people${where} ${bare(verb)}`,
    )
    .replace(/\b(?:nobody|no one) can\b/giu, 'people cannot')
    .replace(/\b(?:nobody|no one)(?:'s| has) (?=\p{L}+ed\b)/giu, 'people have not ')
    .replace(
      /\b(?:nobody|no one) (is|was|will|has)\b(?! to\b)/giu,
      (_, verb: string) => `people ${bare(verb)} not`,
    )
    .replace(
      /\b(?:nobody|no one) (?!(?:has|needs|have|need) to\b)(\p{L}+)/giu,
      (_, verb: string) => `people do not ${bare(verb)}`,
    )
    .replace(/\bwith (?:everybody|everyone)\b/gi, 'with other people')
    .replace(/(?<!\bnot )\b(?:everybody|everyone)\b/gi, 'people')
    .replace(/\b(?:nobody|no one)\b(?! (?:has|needs|have|need) to\b)/gi, 'few people')
    .replace(/\blike always\b/gi, 'as usual')
    .replace(/\balways\b/gi, 'usually')
    .replace(/\b(I|we|they|people) never\b/gi, '$1 do not')
    .replace(/\bnever (?=\p{L}+s\b)/giu, 'hardly ever ')
    .replace(/\ball the time\b/gi, 'most of the time')
    .replace(/\bevery ?time\b/gi, 'most times')
    .replace(/\bforever\b/gi, 'for a long time');

/** What will happen is for the carer to say. How it will feel or please nobody knows before. */
const withoutPromises = (text: string): string =>
  text.replace(
    / will (?=(?:\p{L}+ly )?(?:feel|hurt|like|love|enjoy|hate|miss|want|cry|be (?:very |so |really |a bit |a little |too )?(?:fun|fine|ok|okay|nice|great|good|easy|hard|happy|sad|scary|loud|noisy|busy|boring|sore|itchy|tight|proud|better|all right|open(?= (?:again|in|on|by|from|next|soon|after|at)\b)|ready|back|fixed|mended|repaired|working|finished|over|done)\b)\b)/iu,
    ' may ',
  );

/** "There is stairs" counts one. */
const inNumber = (text: string): string =>
  text.replace(/\bthere is (?=(?:\p{L}+ )?\p{L}{3,}[^su\s]s$)/giu, 'there are ');

export const softened = (text: string): string => inNumber(withoutPromises(withoutAll(withoutOrders(text))));
