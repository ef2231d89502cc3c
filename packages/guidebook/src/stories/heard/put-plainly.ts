// Small words of a hurried carer's line put as they are meant: what is only thought, who does it in place of whom, where somebody stays.
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { capitalised, withArticle } from '#child/words';

export const putPlainly = (line: string): string =>
  line
    // "Don't run off in the car park hold hand or trolley": what the child does instead.
    .replace(
      /^(?:do not|don['’]?t|no) run(?:ning)? (?:off|away)((?: (?:in|near|at|by) [\p{L} ]{3,20}?)?),? (?:please )?hold (?=(?:a |my |the )?(?:hands?|trolley|pram|buggy)\b)([^,.;]+)$/iu,
      (_, where: string, what: string) => `holding ${what}${where}`,
    )
    .replace(/(?<=[,.;] )(shoes|socks|boots|coats|hats) off(?=$|[,.;])/gi, "{child}'s $1 come off")
    .replace(
      /(?<=[,.;] )can (?=(?:watch|look|listen|stay|sit|hold|wear|have|bring|choose|use|go) )/gi,
      '{child} can ',
    )
    .replace(/\bdress(?:ing)?[ -]up day\b/gi, 'dressing-up day')
    .replace(/^difference between\b/i, 'the difference between')
    // "The fire drill we're having on Wednesday".
    .replace(
      /^(?:the|our|an?) (\p{L}+(?: \p{L}+){0,2}) (?:that )?(?:we['’]?re|we are) having (?=(?:on|in|next|this|tomorrow|today)\b)/iu,
      (_, what: string) => `${withArticle(what)} `,
    )
    .replace(
      /\bthere(?:['’]s| is) (?=(\p{L}+)(?= (?:from|in|on|at|and|near|outside)\b|[,.;]|$))/giu,
      (found, what: string) =>
        termsOf(`the ${what}`)[1]?.tags.has('Plural') === true ? 'there are ' : found,
    )
    .replace(/\b(is|are|was|has) broke\b/gi, '$1 broken')
    .replace(/\b(before|after|on|in|goes?|first|comes?|put(?:s|ting)?) 1st$/i, '$1 first')
    .replace(/\bto (?:the )?vets\b/gi, 'to the vet')
    // Who says so is not sure of it.
    .replace(
      /\b(?:it['’]?s|it is|its) ((?:back|open|on|ready|there|over|moved)\b[^,.;]*?),? (?:we|I) (?:think|hope|guess|reckon)\b/giu,
      'it may be $1',
    )
    .replace(/\bwill (?=([^,.;]*?),? (?:we|I) (?:think|hope|guess|reckon)\b)/giu, 'may ')
    .replace(/(\b(?:may|might)\b[^,.;]*?),? (?:we|I) (?:think|hope|guess|reckon)$/iu, '$1')
    // "Dad not Mum is taking her": one does it in place of the other.
    .replace(
      /\b(dad\p{L}*|mum\p{L}*|mom\p{L}*|nan\p{L}*|gran\p{L}*|grand\p{L}+|aunt\p{L}* \p{L}+|uncle \p{L}+),? (?:and )?not (dad\p{L}*|mum\p{L}*|mom\p{L}*|nan\p{L}*|gran\p{L}*|grand\p{L}+),? ((?:is|are|will|tak|pick|com|bring|do|drop|collect)\p{L}* [^,.;]+)/giu,
      (_, who: string, other: string, does: string) =>
        `${capitalised(who)} ${does.replace(/ (?:him|her)\b/iu, ' {child}')} instead of ${capitalised(other)}`,
    )
    // Who stays in longer stays where they are.
    .replace(
      /(\bhospital\b.*\bstay(?:s|ing)?) in (?=(?:an? )?(?:bit|little|while|few|longer|for|until)\b)/giu,
      '$1 there ',
    );
