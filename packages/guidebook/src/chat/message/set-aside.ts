// What a later message says was tried, is not had or won't be taken: "she wont wear ear defenders". In the carer's own words, and
// as stems that no line of ours may hold any more.
import { stemsOf } from '#library/match';
import { cleanText, softened } from '#plan/clean';
import { mayQuote } from './may-quote.ts';

/** `clause` is as the carer put it; `things` are the stems of what it names. */
export type SetAside = { clause: string; things: readonly string[] };

export function setAsideIn(message: string): SetAside[] {
  return clausesOf(message.slice(0, 2000).replaceAll('’', "'")).flatMap((clause) => {
    if (asks.test(clause) || (lacks.test(clause) && wantsOne.test(message))) return [];
    const named = patterns.flatMap((pattern) => {
      const [, words = ''] = pattern.exec(clause) ?? [];
      return stemsOf(words.replace(after, ' ')).filter((one) => one.length > 2 && !plain.has(one));
    });
    return named.length === 0 ? [] : [{ clause: clause.trim(), things: [...new Set(named)] }];
  });
}

const clausesOf = (text: string): string[] => text.split(/[.,?!;\n]|\bbut\b|\bbecause\b| - /i);

/** A carer's words as they may stand in an answer; empty where they can't be repeated, or are too long for it. */
export function quotable(words: string, longest = 90): string {
  // Words put in place of the carer's are no quotation.
  if (softened(words) !== words) return '';
  const clean = cleanText(words)
    .replace(
      /^(?:(?:and|but|so|well|ok|okay|yes|yeah|no(?=[,.!:–-]| (?:i|it|its|it's|he|she|they|we|that|this|the|hes|shes)\b)|because|cos|oh|also|thanks|the thing is)\b[\s,.:–-]*)+/i,
      '',
    )
    .replace(/\bi\b/g, 'I')
    .replace(/[\s,.;:!–-]+$/, '');
  return clean.length >= 4 && clean.length <= longest && mayQuote(clean) ? clean : '';
}

const child = String.raw`(?:he|she|they|it|my \w+|{child\d*})(?:'s| is| has| just| still| really| simply| only| also)*`;
const object = String.raw`(?:(?:the|a|an|any|my|our|his|her|their|those|these|that|this|some|all|both|your|\d+|two|three|wearing|using) )*([\w'-]+(?: [\w'-]+){0,3})`;
const patterns: readonly RegExp[] = [
  `${child} (?:won'?t|will not|refuses? to|can'?t|cannot|doesn'?t|does not|isn't going to) (?:even )?(?:wear|use|have|touch|take|look at|hold|keep|sit (?:in|on)|go (?:near|in|on)|like|want|care about|tolerate|accept) ${object}`,
  `${child} (?:hates?|hated|ignores?|ignored|refuses?|refused|rips?|ripped|tears?|tore|throws?|threw|pulls? off|pulled off|takes? off|took off|spits? out|spat out) (?!to\\b)${object}`,
  `${child} (?:pulls?|takes?|rips?|throws?|pushes|kicks) (?!it\\b|them\\b|(?:his|her|their) (?:clothes|shoes)\\b)${object} (?:off|away)\\b`,
  String.raw`(?<!\b(?:not|n't|never|yet to|haven't|havent) (?:\w+ )?)\b(?:tried|been using|already (?:do|did|have|had|use|used|got|bought|made|tried)|we did put|we bought|we've got) ${object}`,
  String.raw`\b(?:we|i)(?:'ve| have|ve)? (?:got |have |had |do |use |did )?${object} already\b`,
  String.raw`\b(?:we|i) (?:do|did|use|used) (?=(?:the|a|an|our|your|all)\b)${object}`,
  String.raw`\b(?:we|i|there) (?:don'?t|do not|haven'?t|can'?t|cannot) (?:have|own|got|get|afford|use|do) ${object}`,
  String.raw`\bhas (?:\d+|two|three|four|several|loads of) ([\w'-]+(?: [\w'-]+)?) and (?:ignores|hates|refuses|throws)`,
  String.raw`([\w'-]+(?: [\w'-]+)?) (?:did|does|do|have|has)(?:n'?t| not|nt) (?:work\w*|help\w*)`,
].map((source) => new RegExp(source, 'i'));

/** Where the thing ends and something else is said of it. */
const after =
  /\b(?:at|in|on|because|so|when|and|says?|said|she|he|they|we|i|it|anymore|any more|for|with|across|off|up|before|after|thing|kind|of|too|again|every|once|is|are|was|were|to|now|or|if|that|this|them|then|as|all|out)\b.*$/i;
const asks =
  /\b(?:what if|should|shall|could|would|can (?:i|we)|do (?:i|we)|not (?:yet )?tried|haven'?t tried)\b/i;
/** "We haven't got one yet, how do I make one?": what is lacking is wanted. */
export const wantsOne =
  /\b(?:how|where|what|can|could|should|shall|do) [^.?!]{0,25}\b(?:make|get|find|buy|build|draw|print|order)\b(?: \w+){0,2} (?:one|some|it|them)\b/i;
const lacks = /\b(?:have ?n'?t|do ?n'?t have|do not have|have not|without|no) /i;
const plain = new Set(
  stemsOf(
    'it that this them those everything anything something nothing one thing things way ways step steps idea ideas lot lots time times other others more much well know want need like work works help helps here there him her me us you everybody school home day days week weeks year years bit same new old big little first last good bad hard room hand hands',
  ),
);
