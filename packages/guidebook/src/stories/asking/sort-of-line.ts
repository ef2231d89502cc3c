// What sort of thing a line speaks of, for what may be asked about it: an outing has a first and a next, a habit has something to
// do instead, a death has neither.
import { peopleIn } from '@calmbridge/reader/story-line/facts-in';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { subjectIn } from '@calmbridge/reader/story-line/tell-phrase';
import { withoutUnwanted } from '../lines/unwanted.ts';

export type SortOfLine =
  | 'event'
  | 'instead'
  | 'rule'
  | 'reason'
  | 'asks-what-to-do'
  | 'death'
  | 'illness'
  | 'state'
  | 'happened'
  | 'unsafe';

export function sortOfLine(about: string, line: StoryLine): SortOfLine {
  // How the child takes it is no part of what happens.
  const said = spelledOut(about).replace(
    /,? (?:and|but) (?:he|she|they|i|\{child\}) do(?:es)? not want to$/i,
    '',
  );
  if (line.state === 'died') return 'death';
  if (isUnsafe.test(said)) return 'unsafe';
  if (asksWhatToDo.test(said)) return 'asks-what-to-do';
  if (keepsAsking.test(said)) return 'state';
  if (/^why\b/i.test(said)) {
    if (isShut.test(said)) return 'instead';
    return ruleAsked.test(said) ? 'rule' : 'reason';
  }
  if (isRule.test(said) || (isAct.test(said) && !isAnothers(said)) || withoutUnwanted(line)?.isHabit === true)
    return 'rule';
  if (isIll.test(said) && isOfAnother(line)) return 'illness';
  if (isInstead(line, said)) return 'instead';
  if (isState(line, said)) return 'state';
  return isOver.test(said) || (line.tense === 'past' && !isDoing(line) && !comes.test(said))
    ? 'happened'
    : 'event';
}

/** Somebody sends, asks for or hides what no child should be alone with: nothing of it comes first or last. */
const isUnsafe =
  /\b(?:rude|nude|naked|private|sexy|bad) (?:pictures?|photos?|pics?|videos?|selfies?|messages?)\b|\bnudes?\b|\bsext\w*|\b(?:keep|keeps|keeping|told|tells|asked|asks)\b.*\bsecrets?\b|\bblackmail\w*|\b(?:someone|somebody|stranger|man|person|people|friend|boy|girl|guy)s? (?:he |she |they |i |we |\{child\} )?(?:met |knows? |is |are |talks? to )*online\b|\bonline (?:stranger|friend|boyfriend|girlfriend|man|person)|\bgroup chat\b.*\b(?:sent|send|mean|nasty|pass|told|dare)/i;

const asksWhatToDo =
  /\b(?:what|how|who|where) (?:to|(?:he|she|they|i|we|\{child\}) (?:can|could|should)) (?:say|do|tell|call|ask|feel|try|answer|react|go|ring)\b|\bwhat if (?:it|the|he|she|they|there|we)\b/i;

/** What is to stop, what is not done and why, and what somebody is to do in its place. */
const isRule =
  /^(?:stop(?:ping)?|quit\p{L}*|not|never|do not|to not)\b|^no \p{L}+ing\b(?!.*\b(?:today|tonight|tomorrow|this|until|till|closed|shut|cancelled|\p{L}+day)\b)|\b(?:keeps?|kept) (?:on )?\p{L}+ing\b|(?<!\p{L}s )\bstop(?:ping)? \p{L}+ing\b|\bneeds? (?:him|her|them|me|\{child\}) to (?!be |go )|\b(?:he|she|they|i|\{child\}) (?:still )?refuses?\b|^(?:he|she|they|i|\{child\}) (?:still )?do(?:es)? not want to \p{L}+|^(?:hugging|kissing|touching|licking|following|grabbing|pushing|hitting|biting|tickling) (?:people|strangers|others|other|every\p{L}+|girls|boys|men|women|kids|children|some\p{L}+)\b|\binstead of (?:hugg|hitt|bit|shout|scream|kiss|runn|throw|push|grabb|lick|touch|cry)\p{L}*ing\b|\bwithout (?:scream|cry|shout|hit|bit|kick|runn|yell)\p{L}*ing\b/iu;

/** "Pushes to be first", "goes out to shout at it": what the child does is what the story is to change. */
const isAct =
  /\b(?:he|she|they|\{child\})\b[^.,;]*\b(?:pushes|shoves|shouts|screams|grabs|hits|bites|kicks|throws|spits|licks|snatches|pulls hair|to (?:shout|scream|yell))\b/i;

/** What he does of whom the line has just spoken is not the child's doing. */
const isAnothers = (said: string): boolean =>
  /\b(?:dad|daddy|papa|grandad|grandpa|uncle|stepdad|brother|mr \p{L}+|boy|man|lad|boyfriend)\b[^.;]*\bhe\b|\b(?:mum|mummy|mom|mommy|nan|nana|gran|granny|grandma|auntie|aunt|stepmum|sister|(?:mrs|ms|miss) \p{L}+|girl|woman|lady|teacher|girlfriend)\b[^.;]*\bshe\b/iu.test(
    said,
  );
/** "Keeping the harness buckled, even when we have stopped" is done again and again. */
const isDoing = ({ clauses: [first] }: StoryLine): boolean => first?.shape === 'doing';

/** "Why I can't …" asks for a rule, "why the bell rings" and "why I have to wear a harness" for a reason alone. */
const ruleAsked =
  /^why (?:(?:i|we|he|she|they|you|people|\{child\}) )?(?:\p{L}+ ){0,2}(?:cannot|not|should|may)\b/iu;

/** Why somebody does not come is no rule, and nothing that the child could do otherwise. */
const keepsAsking = /\b(?:keeps?|kept) (?:on )?asking (?:me |us )?(?:why|when|where|if|whether|about)\b/iu;
/** "Why we can't go to the beach when there is a stinger sign": it is closed for everybody. */
const isShut =
  /^why (?:we|you|people|nobody) (?:cannot|can['’]?t) (?:go|swim|play|use|visit|come|drive|cross|get)\b.*\b(?:closed|shut|signs?|flags?|storm|ice|icy|flood\p{L}*|snow|lightning|repairs?|works?)\b/iu;

const isIll =
  /\b(?:ill|sick|poorly|cancer|tumou?r|stroke|a (?:bad )?cold|flu|virus|hospital|tubes?|oxygen|dementia|alzheimer\S*|chemo\p{L}*|operation|surgery|lost (?:her|his|my|their) (?:voice|memory|sight|hearing)|heart attack|wheelchair|unwell)\b/iu;
const isOfAnother = ({ clauses: [first] }: StoryLine): boolean =>
  peopleIn(subjectIn((first?.text ?? '').replaceAll('~', '')) ?? '').length > 0;

/** Something does not happen, or is not there: what comes in its place is the question. */
const isInstead = ({ state, what }: StoryLine, said: string): boolean =>
  state === 'cancelled' ||
  state === 'closed' ||
  (state === 'broken' && !ofBody.test(said)) ||
  (state === 'lost' && (what !== null || /\b(?:is|are|gone) missing\b|\bcannot find\b/i.test(said))) ||
  fails.test(said);
/** A teacher's leg is no lift: nobody takes another one. */
const ofBody =
  /\bbroke\w* (?:a|my|his|her|their) (?:\p{L}+ )?(?:leg|arm|foot|toe|hand|wrist|ankle|hip|knee|finger|bone|nose|back|rib|collarbone)s?\b/iu;
const fails =
  /^no (?:\p{L}+ ){1,2}(?:today|tonight|tomorrow|this (?:week|weekend|morning|afternoon|term)|until|on \p{L}+day)\b|\bnot going (?:to (?:the|my|our|his|her|\p{L}+['’]s)|on|away|out|anywhere)\b|\b(?:is|are|was|were|will) not (?:be )?(?:running|coming|happening|going ahead|open|available|there)\b|\bsold out\b|\b(?:no more|none left|ran out|run out)\b|\bforgot to come\b/iu;

/** It is so for a time or for good: nothing of it comes first or last. */
const isState = ({ clauses: [first], when, tense }: StoryLine, said: string): boolean =>
  first?.shape === 'fact' &&
  when.length === 0 &&
  tense === 'present' &&
  /\b(?:cannot|(?:does|do) not(?! (?:know|want|feel)\b)|no longer|any ?more|(?:is|are) getting \p{L}+er|(?:is|are) (?:deaf|blind|allergic|different|afraid)|ha(?:s|ve) an? (?:\p{L}+ )?(?:tube|wheelchair|stammer|stutter|scar|accent|pump|hearing aid|guide dog))\b/iu.test(
    said,
  );

/** It is over, and what stays is how it feels: a thing that hurt, or that may come again. */
const isOver =
  /\bleft out\b|\b(?:got|was|been|being) (?:fired|sacked|bullied|dumped|rejected|picked on|laughed at)\b|\b(?:scared|afraid|frightened) of\b|\b(?:failed|lost) (?:the|my|his|her|their) (?:test|exam|match|game|job)\b/i;
/** Told in the past, and still to come. */
const comes =
  /\b(?:will|going to|tomorrow|tonight|next|soon|on the \d|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;
