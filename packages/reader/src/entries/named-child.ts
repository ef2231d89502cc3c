// The page hides the child's name behind "{child}". Nobody writes that, so nothing was learned from it: a reader gets the
// pronoun that people use instead.
const hidden = String.raw`\{child\d*\}`;
const possessive = new RegExp(String.raw`${hidden}['’]s\b`, 'gu');
const subject = new RegExp(
  String.raw`(^|[.!?;,:]\s+|\b(?:and|when|if|because|that|but|so|while|after|before)\s+)${hidden}`,
  'giu',
);
const object = new RegExp(hidden, 'gu');

export const withPronouns = (text: string): string =>
  text.replace(possessive, 'his').replace(subject, '$1he').replace(object, 'him');
