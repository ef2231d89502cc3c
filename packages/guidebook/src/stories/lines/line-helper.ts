// Who helps, by the carer's line: the person it says is there. A parent the line tells of in another way (at work, ill, moved
// out) is not taken for the one who helps.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { adultWords, parentWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { castOf } from '../cast.ts';
import { cannotHelp } from '../facts/cannot-help.ts';
import { helperFor } from '../helper.ts';

export type LineHelper = { is: 'named'; who: string } | { is: 'of-the-place' } | { is: 'not-a-parent' };

/** `steps` are what was told in the boxes: a lesson "with my class" is at school, too. */
export function helperInLine(line: StoryLine, steps: readonly string[] = []): LineHelper | null {
  const clauses = line.clauses.map(({ text }) => text.replaceAll('~', ''));
  const said = clauses.join(', ');
  const adults = line.who.filter(
    (who) =>
      who.split(' ').some((word) => adultWords.has(word.toLowerCase())) &&
      !cannotHelp(who, said) &&
      !isTheNewOne(who, said),
  );
  const there = adults.filter((who) =>
    line.clauses.some((clause) => isThere(who, clause.text.replaceAll('~', ''))),
  );
  // Whoever takes the child to nursery goes again: a teacher is there.
  const isDropped = startsThere.test(said) && there.every((who) => onlyBrings(who, said));
  if (there.length === 1 && there[0] !== undefined && !isDropped) return { is: 'named', who: there[0] };
  // Until the baby comes, and after, she is there.
  const [, expecting] = expects.exec(said) ?? [];
  if (expecting !== undefined && line.who.includes(expecting)) return { is: 'named', who: expecting };
  const [named] = clauses.flatMap(
    (text) => standsIn.exec(text)?.[1] ?? (goes.test(text) ? [] : (inCharge.exec(text)?.[1] ?? [])),
  );
  if (named !== undefined) return { is: 'named', who: named };
  const [helping] = worksWithMe.exec(said) ?? [];
  if (helping !== undefined) return { is: 'named', who: helping.replace(/^with /, '') };
  if (ofBody.test(said)) return null;
  if (isOwnWork.test(said) && line.who.length === 0) return { is: 'named', who: 'somebody at work' };
  if ((atSchool.test(said) && !onTheWay.test(said)) || steps.some((step) => withClass.test(step)))
    return { is: 'of-the-place' };
  const hasParent = line.who.some((who) =>
    who.split(' ').some((word) => parentWords.has(word.toLowerCase())),
  );
  return hasParent ? { is: 'not-a-parent' } : null;
}

/** The person the line says is there; "a grown-up I know" where it tells that a parent is not. */
export function helperFrom(
  line: StoryLine | null,
  ask: StoryAsk,
  isByKind = false,
  steps: readonly string[] = [],
): string | null {
  const found = line && helperInLine(line, steps);
  if (found?.is === 'named') return found.who;
  const isTeen = castOf(ask).group === 'teen';
  if (found?.is === 'of-the-place') return isTeen ? 'an adult at school' : 'my teacher';
  // Nobody knows whether a parent is there when the minibus breaks down: a kind of happening has no place of its own.
  if (!found && !isByKind) return null;
  const usual = helperFor(ask.profile, ask.request.context).there;
  if (!parentLike.test(usual)) return null;
  if (isTeen) return 'an adult I know';
  return found ? 'a grown-up I know' : 'my grown-up';
}
const parentLike = /\b(?:Mum|Mom|Dad|parent|mums|moms|dads|my grown-up)\b/;

/** "A new driver with Mr Khan" comes with nobody: Mr Khan is the driver. */
const isTheNewOne = (who: string, said: string): boolean =>
  titled.test(who) && newWorker.test(said) && said.includes(` with ${who}`);
const titled = /^(?:Mrs?|Ms|Miss|Mx|Dr) /u;
const newWorker =
  /\b(?:new|different|another) (?:\p{L}+ )?(?:driver|escort|coach|instructor|dentist|doctor|nurse|therapist|helper|assistant|sitter|cleaner|guard)\b/iu;

const startsThere =
  /\bstart(?:s|ing)? (?:\p{L}+ ){0,2}(?:school|nursery|kindergarten|reception|pre-?school|playgroup)\b|\bfirst day (?:at|of) (?:\p{L}+ ){0,2}(?:school|nursery|reception)\b/iu;
const onlyBrings = (who: string, said: string): boolean =>
  new RegExp(
    `\\b${who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')} (?:is |will )?(?:tak|drop|driv|walk|bring|drives|walks)\\p{L}* `,
    'iu',
  ).test(said);
const expects =
  /\b(\p{L}+) (?:is|will be) (?:having|expecting|going to have|pregnant)\b(?: (?:an?|another|the|twins)\b.*\b(?:baby|twins))?/u;
/** "My boss is Moira", "a new support worker called Femi". */
const inCharge =
  /\b(?:boss|manager|supervisor|coach|instructor|trainer|tutor|key ?worker|support worker|teacher|assistant|helper|carer|leader|babysitter|nurse)(?: is)?(?: called| named)? ((?:(?:Mrs?|Ms|Miss|Dr|Frau|Herr) )?(?!Miss\b|Mrs\b|Frau\b|Herr\b)\p{Lu}\p{Ll}{2,})\b(?! (?:is|are|was|has|will|broke|left|moved|died|retired))/u;
/** "Paula will come instead", "Mr Lunn is taking the class". */
const standsIn =
  /((?:(?:Mrs?|Ms|Miss|Dr|Frau|Herr) )?\p{Lu}\p{Ll}{2,}) (?:will |is |are )?(?:(?:be )?(?:com(?:e|es|ing)|here|there) instead|cover(?:s|ing)?|stand(?:s|ing)? in|step(?:s|ping)? in|fill(?:s|ing)? in|tak(?:e|es|ing) (?:over|(?:the|my|our) (?:class|lesson|group)))\b/u;
const goes = /\b(?:broke|hurt|leav\p{L}*|retir\p{L}*|away|ill|sick|died|gone|no longer|hospital|new job)\b/iu;
/** What is private stays with somebody from home. */
const ofBody =
  /\b(?:showers?|erections?|penis|periods?|pads?|private|puberty|bra|naked|body hair|wet dreams?)\b/i;
/** "The train with my PA". */
const worksWithMe =
  /\bwith my (?:PA|carer|support worker|key ?worker|TA|LSA|childminder|coach|escort|one to one)\b/u;
/** Nobody's teacher sits in the taxi. */
const onTheWay =
  /\b(?:bus|minibus|taxi|cab|car|driver|escort|train|tram|bike|scooter|walk(?:s|ing)?|driving|cycling|travel\p{L}*|transport|lift|getting) (?:\p{L}+ ){0,3}(?:to|from) (?:school|nursery|college|pre-?school)\b|\bschool (?:bus|taxi|transport|minibus|run)\b/iu;
const isOwnWork =
  /^(?:my )?(?:work experience|work placement|apprenticeship|(?:first|new|last) (?:day|week|shift) (?:at|of|in) (?:my )?(?:new |first )?(?:work|job)|(?:my )?(?:break|lunch|shift|training) at (?:my )?work)\b|\b(?:starting|have|having) (?:my|a) (?:new |first )?(?:job|shift|placement|work experience|apprenticeship)\b/i;
const withClass = /\bwith (?:the|my|our) class\b/i;
/** There a teacher helps, and nobody from home. The hall of a school is used for other things, too. */
const atSchool =
  /\b(?:at|in|to|into|from) (?:(?:the|my|a|big|new|primary|secondary|high|infant|junior) )*(?:school|nursery|kindergarten|day ?care|pre-?school|playgroup|class|reception)\b(?! (?:hall|holidays?|uniform|shoes?|bag|coat|gate))|\b(?:at|in) (?:break|break ?time|play ?time|recess|the playground|assembly|circle time|PE|maths|English|science|music|art|history|lessons?)\b|\b(?:before|after|for) (?:PE|play ?time|break ?time|assembly|maths)\b|\bon the carpet\b|\bwith (?:school|(?:the|my|our) class)\b|\bstarting (?:school|nursery|kindergarten|reception|pre-?school|pre-?primary)\b|\b(?:the|my|our) (?:school|class|nursery) (?:goes|go|is going|are going) |\b(?:school|class) (?:trip|photos?|pictures?|play|assembly|disco|pet|hamster|rabbit)\b/i;

/** "with Grandad", "Nana picks me up", "Baba will do it", but not "a visit with Mum" or "Mum is in hospital with Grandad". */
function isThere(who: string, text: string): boolean {
  const name = who.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  if (apart.test(text)) return new RegExp(`\\b${name} ${comes}`, 'iu').test(text);
  if (new RegExp(`\\b${name} and I\\b|\\b(?:me|I) and ${name}\\b`, 'u').test(text)) return true;
  if (new RegExp(`\\bhold(?:s|ing)? ${name}['’]s hand\\b`, 'iu').test(text)) return true;
  return new RegExp(
    `(?<!(?:visit|contact|call|live|lives|living|stay|stays|staying|away|lunch|tea|dinner) )\\b(?:with|by) ${name}\\b(?! (?:is|are|was|has|who))|\\b${name} ${comes}`,
    'iu',
  ).test(text);
}

const comes =
  '(?:will |is |are |may |can )?(?:be )?(?:also )?(?:(?:comes?|coming|goes|go|going|stays?|staying|sits?|sitting) with (?:me|us)|(?:picks?|picking|takes?|taking|brings?|bringing|collects?|collecting|drives?|driving|fetch\\w*|meets?|meeting|helps?|helping|walks?|walking|looks? after|looking after|minds?|minding) (?:me|us)\\b|holds?(?: me| my hand)\\b|holding me|there (?:with me|(?:the whole|all the) time))';
const apart =
  /\b(?:contact|access) visit|\bsupervised\b|\bhospital\b|\bprison\b|\bdivorc|\bnot living together/i;
