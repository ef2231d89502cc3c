// An entry that says itself what helps: "changing rooms, she drops to the floor. The song works, carrying her does not". It is a fact of the
// carer's, stands whole, and is neither asked about nor answered once more (PL27, PL45).

import { isActOfChild } from '../acts-of-child.ts';
import { isHarmfulMethod } from '../harm/harmful-method.ts';
import { isAnswerAlone, saysWhenBetter } from './how-it-goes.ts';

/** What helps, or only what does not. */
export type Answer = 'helps' | 'fails';

/** Read behind the first words alone: those name what it is about. */
export const answerIn = (entry: string): Answer | null => {
  if (isAnswerAlone(entry)) return 'helps';
  // In a list a bracket is said of its own member.
  const outside = entry.replace(/\([^()]*\)/gu, ' ');
  const [, ...said] = (/[,;]/u.test(outside) ? outside : entry)
    .split(parting)
    .filter((part) => /\p{L}/u.test(part));
  // What hurts is no answer, nor is the entry that holds it; "it works" speaks of what stands before it.
  if (said.some((part) => isHarmfulMethod(part) && !fails.test(part))) return null;
  if (isHarmfulMethod(headOf(entry)) && said.some((part) => ofHead.test(part))) return null;
  if (said.some(tellsWhatHelps)) return 'helps';
  return said.some((part) => fails.test(part)) ? 'fails' : null;
};
/** What it is about, without what helps. */
export const headOf = (entry: string): string => entry.split(parting)[0] ?? entry;
const ofHead =
  /^(?:(?:it|this|that|which) )?(?:(?:always|usually|really|mostly|often) )*(?:works|helps|worked|helped|calms|settles|soothes|makes|does the trick)\b/iu;
const parting = /(?:[.!?;,:]+|\s[-–—])\s+|\s*[()]\s*/u;

export const tellsWhatHelps = (part: string): boolean =>
  !isHarmfulMethod(part) &&
  ((works.test(part) &&
    !isDenied.test(part) &&
    !endedWell.test(part) &&
    !fails.test(part) &&
    !isActOfChild(part.replace(/ (?:work|help)\s*$/iu, ''))) ||
    saysWhenBetter(part) ||
    does.test(part) ||
    has.test(part) ||
    needs.test(part));
/** "Nothing really helps", "rarely works", "not ok", "don't know what helps". */
const isDenied =
  /\b(?:not|nothing|nobody|never|neither|rarely|hardly|seldom|barely|cannot|unsure|no idea|(?:do(?:es)?|did|is|are|was|has|have|can|wo|would)n['’]?t)\b/iu;

/** "Ate a mushroom, once, hospital, was fine": how it ended tells nobody what to do. */
const endedWell =
  /\b(?:was|were|came (?:out|home)|turned out|ended up) (?:(?:all|totally|absolutely|completely|perfectly|thankfully|luckily) )*(?:fine|ok|okay|grand|alright)\s*$/iu;

const works =
  /(?<!\b(?:nothing|never|who|group|school|class|home|paper) )\b(?:(?:always |usually |really |mostly |often )*(?:works|helps|helped|worked|calms? (?:him|her|them)|settles (?:him|her|them)|soothes|(?:stops|covers|drowns|hides|distracts) (?:it|this|that|him|her|them)|does the trick)|makes? (?:it|things) (?:better|easier)|(?:is|are|['’]s|were) (?:totally |usually |much |a lot )?(?:ok|okay|fine|grand|better|best|enough|easier))\b|\p{L}s(?<!\b(?:goes|does|is|his|was|has)) (?:work|help)\s*$|\p{L}+ (?:ok|okay|fine|better|best|easier)\s*$|\b(?:an?|the|his|her|their) (?:\p{L}+ ){1,3}does\s*$|\bonly with\b|\bno (?:talking|questions?|touching|shouting|rush(?:ing)?|fuss|pe|comments?|demands|reminders)\b|^(?:extra|plenty of|lots of) (?:\p{L}+ ){1,3}(?:before|first|after)\b|\b(?:does|sees|takes) (?:him|her|them) (?:first|alone|early|last)\b|\b(?:dietit?c?ian|nurse|ot|physio|slt|salt|psychologist|therapist)\b(?: \p{Lu}\p{Ll}+)? says\b/iu;
const fails =
  /^(?:\p{L}+ ){1,3}(?:does|do|did)(?:n['’]?t| not)\s*$|\b(?:(?:does|do|did)(?:n['’]?t| not) (?:really |ever )?(?:work|help)|no (?:use|good)\s*$|(?:makes?|made) (?:it|things) worse|winds? (?:him|her|them) up)/iu;

/** An order to whoever is there. Bare "wait", "sit", "hand", "text" or "book" may as well be what is hard. */
const start = '(?:(?:then|so|and|or|but|just|please|we|always|i|even if|best to|better to) )*';
const does = new RegExp(
  [
    `^${start}do(?:n['’]?t| not) (?!like|want|know|understand|see|eat|sleep|talk|speak|listen|care|get|go|come|mind|have|feel|need|work|help|cope|manage|tolerate|respond|react|enjoy|trust|remember)\\p{L}+`,
    `^${start}never (?!been|had|seen|sleeps|eats|\\p{L}+s )\\p{L}+`,
    `^${start}do (?:it|this|that)\\b`,
    `^${start}(?:ask|tell|give|offer|let|hold|bring|put|use|warm|warn|remind|agree|distract) (?!(?:is|are|and|or|of)\\b)[\\p{L}\\d'‘“"+]`,
    `^${start}(?:show|say|sign|text|ring|call|hand|take|keep|sing|play|count|check|try|practi[sc]e|write|turn|cover|move|carry|pack|choose) (?:(?:with|for|to|down|up|off|away|back|out|ahead|calm|quiet|it|him|her|them|his|their|the|a|an|one|two|three|this|that|what|if|when|until|first|people|others|everyone|dont|alone|again|before)\\b|['‘“"\\d])`,
    `^${start}(?:come|approach|speak|talk|knock|stand|crouch|kneel|get|make) (?:from|in|to|slowly|softly|quietly|back|beside|near|down|him|her|them|his|it|sure|first)\\b`,
    `^${start}(?:sit|stay|wait|walk|go|leave) (?:(?:with|beside|near|next to|off|away|him|her|them|it|until|people|alone)\\b|\\d)`,
    `^${start}check\\s*$`,
    `^${start}(?:go|leave|step) (?:and )?(?:sit|wait|rest|lie|stand|home|outside|out)\\b`,
    '\\bthen (?:leave|go|give|take|put|let|sit|stay|show|sing|walk|wait|offer)\\b',
    '^(?:if|when) [^.;]*\\b(?:text|ring|tell|give|show|say|ask|offer|let|take|leave|warn) (?:him|her|them|me|us|his|the)\\b',
  ].join('|'),
  'iu',
);
/** Made for it: "she has a card to put on the table". */
const has =
  /^(?:he|she|they) (?:has|have|uses?) (?:a|an|his|her|their) (?:\p{L}+ )?(?:cards?|signs?|signals?|pass|fobs?|fidgets?|ear\s?\p{L}+|headphones|timers?|lanyards?|buttons?|boards?)\b/iu;
const needs = /^(?:he|she|they) (?:needs?|likes?|prefers?) (?!no\b|to be (?:first|right|told off))\p{L}+/iu;
