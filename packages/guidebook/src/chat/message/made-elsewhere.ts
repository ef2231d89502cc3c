// A social story and picture cards have pages of their own, which ask for what they need: the chat points there, with the line to put in.
import { aboutMax } from '@calmbridge/domain/stories/story';
import { asSaid } from '#plan/carer-words';
import { mayQuote } from './may-quote.ts';

/** Null where neither is wanted; how one is made well, or why it does not help, is a question like any other. */
export function madeElsewhere(message: string): string | null {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  // What comes behind the wish tells of the story: "… when I go into hospital" asks for nothing.
  const [wish = ''] = text.split(/(?<=[.?!\n])\s/u).filter((sentence) => wantsStory.test(sentence));
  if (wish !== '' && !asksHow.test(wish)) {
    const line = lineOf(text) || lineOf(wish);
    return line === ''
      ? 'Social stories are written on the Stories page. Say there in one line what is going to happen, when and with whom. It asks for anything that is still missing, free of charge.'
      : `Social stories are written on the Stories page. Put this in as what the story is about: “${line}”. It asks for anything that is still missing, free of charge.`;
  }
  if (wantsCards.test(text) && !asksHow.test(text))
    return 'Picture cards are made on the PECS Board page. Type your words there, one a line: each becomes a card with a picture, to tap or to print.';
  return null;
}

/** "Now and next board", "picture cards for the bath". */
const pictures = String.raw`(?:picture|pecs|visual|symbol|communication|choice|now and next|first[- ]then)[ -](?:cards?|boards?|symbols|strips?)|pecs`;
const makes = String.raw`\b(?:write|make|create|do me|(?:you|u) do|give|draft|print|need|want|can (?:you|u|i) (?:have|get)|could i (?:have|get))\b[^.?!\n]{0,30}?`;
const wantsStory = new RegExp(
  String.raw`${makes}\bsocial stor(?:y|ies)\b|^\W*(?:(?:an?|short|quick|please|pls|hi|hello) )*social story\b(?=[\s:,.]*(?:please|pls|for|about|on|called|:|$))`,
  'iu',
);
const wantsCards = new RegExp(
  String.raw`${makes}\b(?:${pictures})\b|^\W*(?:(?:some|please|pls) )*(?:${pictures}) (?:for|please|pls)\b`,
  'iu',
);
const asksHow =
  /\b(?:how (?:do|can|should|to|would|long|often)|should (?:i|we)|do (?:i|we)|is it|does|which|when|why|refus\w*|rips?|won'?t|ignor\w*|(?:did|does|do|is|has|have)n'?t|school (?:wants?|made|gave|uses?)|(?:he|she|they) (?:needs?|wants?|makes?|does))\b/iu;

/** What comes behind the wish, as it was told; empty where that is no more than when. */
function lineOf(text: string): string {
  const [, behind = ''] =
    /\bsocial stor(?:y|ies)\b(?:[\s,]*(?:please|pls|thanks)\b)?\W*(.*)$/isu.exec(text) ?? [];
  const line = asSaid(
    behind
      .replace(/,? (?:please|pls|plz)(?=[,.;]|$)/giu, '')
      .replace(/^(?:(?:please|pls|for|about|on|called|that|which)\b[\s:,]*)+/iu, ''),
  );
  const isEmpty = !/\p{L}{3}/u.test(line.replace(onlyWhen, ' '));
  return isEmpty || line.length > aboutMax || !mayQuote(line) ? '' : line;
}
const onlyWhen =
  /\b(?:(?:next |this )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow|tonight|next week|him|her|them|my (?:son|daughter|child)|please|pls|thanks|thank you)\b/giu;
