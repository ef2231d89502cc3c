// Whether a line as it was typed opens a story well: whole sentences, or a thing that "This story is about" names.
import { termsOf } from '@calmbridge/reader/story-line/terms';
import { peopleNamedIn } from '../facts/actors.ts';
import { isWholeSentence } from '../facts/is-said.ts';
import type { TopicLine } from './topic-line.ts';

export const isPlainOpening = ({ fact, more }: TopicLine): boolean =>
  [fact ?? '', ...more].every((one, at) =>
    isAbout.test(one) ? isNamed(one) : isTold(at === 0 ? one : withoutTheirs(one, fact ?? '')),
  ) && more.every((one) => !/^I /.test(one) || isAhead.test(one));

const isAbout = /^This (?:story )?is about /;
/** What a carer adds of the child is often how badly it went: "he faints" is nothing to be told. */
const isAhead =
  /^I (?:will|can|may|might|have|get|go|am (?!scream|cry|bit|hit|kick|shout|throw|spit|run|hid|push)\p{L}+ing|need|sit|stay|wear|sleep|stand|meet|bring|start|travel|ride)\b|^I had .+ for (?:\p{L}+|\d+) (?:days|weeks|months|years)$/u;
const signs = /[=–:/(]| - |\bvs\b|^\p{L}+ \d+,/u;

/** "Tying my shoes takes practice" is a sentence after "about", and no name for anything. */
const isNamed = (opening: string): boolean => {
  const topic = opening.replace(isAbout, '').replace(/\.$/, '');
  return (
    !signs.test(topic) &&
    // "At new barber".
    !/\b(?:at|in|on|to|from|with) (?:new|old|big|little|small|different|same)\b/i.test(topic) &&
    !/^(?:when|if|what|how|why) /i.test(topic) &&
    !termsOf(topic).some(
      ({ lower, tags }, at) =>
        at > 0 && tags.has('PresentTense') && !tags.has('Gerund') && /[^s]s$/.test(lower),
    )
  );
};

/** "Grandad has dementia. We visit him": the only one who was named. */
const withoutTheirs = (sentence: string, first: string): string => {
  const [gender, ...others] = new Set(peopleNamedIn(first));
  const own =
    others.length > 0 ? null : gender === 'm' ? /\b(?:he|him)\b/gi : gender === 'f' ? /\b(?:she)\b/gi : null;
  return own === null ? sentence : sentence.replace(own, 'it');
};

/** Whose "hers" is, nobody knows, nor whose shift "my" is. */
const isTold = (sentence: string): boolean =>
  isWholeSentence(sentence.replace(/\.$/, '')) &&
  !signs.test(sentence) &&
  !isSpliced(sentence.replace(/\.$/, '')) &&
  !lacksVerb.test(sentence) &&
  !/\b(?:he|she|him|his|her|hers)\b|^My grown-up/i.test(sentence);

/** "Kids copying the way I talk". */
const lacksVerb =
  /^(?:Some |The |Other |My )?\p{L}+s \p{L}{3,}ing\b(?!.*\b(?:is|are|was|were|has|have|will|can|may)\b)/u;

/** "The tooth came out, tooth fairy tonight": a sentence and a thing, which nothing joins. */
const isSpliced = (sentence: string): boolean => {
  const [head = '', ...parts] = sentence.split(', ');
  return (
    isWholeSentence(head) &&
    !/^[^,]+(?:, [^,]+)+,? (?:and|or) [^,]+$/.test(sentence) &&
    parts.some((part) => !joins.test(part) && !isWholeSentence(part))
  );
};
const joins =
  /^(?:and|or|but|so|then|with|without|at|in|on|for|from|near|until|after|before|by|like|not|only|even|just|too|as|because|when|if|while|where|who|which|to|of|every|next|this|my|the|an?|\p{L}+ing|\p{L}+ed|\p{L}+ly)\b/iu;
