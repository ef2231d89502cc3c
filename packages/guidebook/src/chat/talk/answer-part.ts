// The answer to one question of a later turn: what the page says to its words, what it says to such questions, what holds on
// every page, or the page's lines that come near. Null where none of them surely answers.
import { asides } from '#generated/asides';
import { branchSteps, fillStep, nearSteps } from '../answer/steps.ts';
import { withoutLeftOut } from '../message/left-out.ts';
import { isNextKind, isToOthers, saidPlainlyEnough } from '../message/next-kind.ts';
import { branchFor } from '../pages/branch.ts';
import { wasSaid } from '../pages/page-before.ts';
import { type NextKind, nextKinds, type Topic } from '../topic.ts';
import { type Aside, isAsideFree } from './aside.ts';
import { choiceOf, type GoingOn, straightTo } from './going-on.ts';

/** `isAbove`: what answers it was said already in this talk. */
export type PartAnswer = { part: string; say: string; steps: readonly string[]; isAbove?: true };

export function answerPart(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const own = { ...going, message: part, near: going.asked?.get(part) ?? going.near };
  const given = (say: string, steps: readonly string[] = []): PartAnswer | null =>
    say === '' && steps.length === 0 ? null : { part, say, steps };
  const byWords = topic.first?.find(({ when }) => when.test(part))?.say;
  return (
    given(byWords === undefined ? '' : fresh(topic, byWords, going)) ??
    branched(topic, part, own, given) ??
    wanted(topic, part, own, given) ??
    given(nearestNext(topic, own)) ??
    given(straightTo(topic, own), surelyNear(topic, own))
  );
}

const mostNear = 2;

/** Steps alone answer a question only where one of them comes as near as the page's own answers must. */
function surelyNear(topic: Topic, going: GoingOn): readonly string[] {
  const isNear = Math.max(0, ...going.near.values()) >= nearLine;
  return isNear || going.near.size === 0
    ? nearSteps(topic, choiceOf(going), going.near).slice(0, mostNear)
    : [];
}
type Given = (say: string, steps?: readonly string[]) => PartAnswer | null;

/** Filled, and empty where it was said already or what was ruled out is all it speaks of. */
function fresh(topic: Topic, text: string, { child, moment, before }: GoingOn): string {
  const filled = fillStep(child, text, topic.id);
  if (wasSaid(before, filled)) return '';
  const fitting = withoutLeftOut(filled, moment.out);
  return filled.startsWith(fitting.slice(0, 20)) ? fitting : '';
}

/** Whom to call is never shortened by what was ruled out. */
const whole = (topic: Topic, text: string, { child, before }: GoingOn): string => {
  const filled = fillStep(child, text, topic.id);
  return wasSaid(before, filled) ? '' : filled;
};

/** The page's own answer to a likely follow-up that comes near to the question itself. */
function nearestNext(topic: Topic, going: GoingOn): string {
  const [best] = nextKinds
    .filter((kind) => kind !== 'say')
    .map((kind) => topic.next[kind])
    .map((say) => ({ say, score: going.near.get(say) ?? 0 }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score >= nearLine ? whole(topic, best.say, going) : '';
}
const nearLine = 0.72;

/** The question names one of the page's own cases: "what about the bits down his neck". */
function branched(topic: Topic, part: string, going: GoingOn, given: Given): PartAnswer | null {
  const branch = branchFor(topic, part, going.near);
  const comesNear = (line: string) => (going.near.get(line) ?? 0) >= nearBranch;
  const isMeant =
    going.near.size === 0 ||
    (branch && [branch.say, ...branch.steps.map(({ text }) => text)].some(comesNear));
  if (!branch || !isMeant || nextKinds.some((kind) => isNextKind(kind, part))) return null;
  const steps = branchSteps(branch.steps, `${topic.id}branch`, choiceOf(going));
  return steps.length < 2 ? null : given(fresh(topic, branch.say, going), steps);
}

/** One word of a case may stand in any question. */
const nearBranch = 0.62;

/** What the question is nearest to: one of the kinds that each page answers, or what holds on every page. */
function wanted(topic: Topic, part: string, going: GoingOn, given: Given): PartAnswer | null {
  const near = going.asked?.get(part);
  const kinds = nextKinds.map((kind) => ({
    score: scoreOf(near?.get(kind), isNextKind(kind, part)),
    answer: () => given(sayOfKind(topic, kind, part, going)),
  }));
  const others = asides.map((aside) => ({
    score: asideScoreOf(
      near?.get(aside.id),
      aside.says.some((one) => one.test(part)),
    ),
    answer: () => besides(aside, going, given),
  }));
  // Where both are said, what was written for these very words goes first.
  const [best] = [...others, ...kinds].toSorted((a, b) => b.score - a.score);
  const least = part.split(/\s+/).length <= fewWords ? nearAskedInFew : nearAsked;
  if (!best || best.score < least) return null;
  return best.answer() ?? { part, say: '', steps: [], isAbove: true };
}

/** Words that say it count for what nearness alone would; both together for more. */
const scoreOf = (near: number | undefined, isSaid: boolean): number => {
  if (!isSaid) return near ?? 0;
  return near === undefined ? saidPlainlyEnough : Math.max(saidPlainlyEnough, near + 0.05);
};

/** What holds on every page is found by a stray word in any talk: its words count only where the question comes near as well. */
const asideScoreOf = (near: number | undefined, isSaid: boolean): number =>
  scoreOf(near, isSaid && (near === undefined || near >= nearAside));
const nearAside = 0.6;

/** Chosen by reading talks: of thirty by strangers, every second answer below it was beside the point. */
const nearAsked = 0.8;
/** A few words come near to many things. */
const nearAskedInFew = 0.85;
const fewWords = 5;

function sayOfKind(topic: Topic, kind: NextKind, part: string, going: GoingOn): string {
  const toChild =
    kind === 'say' && !isToOthers(part) ? fresh(topic, topic.firstBy?.['what-say'] ?? '', going) : '';
  if (toChild !== '') return toChild;
  if (kind === 'say' && !isAddressed(topic.next.say, part)) return '';
  return kind === 'say' || kind === 'refuses'
    ? fresh(topic, topic.next[kind], going)
    : whole(topic, topic.next[reassures(kind, going) ? 'worse' : kind], going);
}

/** Words for school are no words for neighbours: whom the question names must be whom the page speaks to. */
function isAddressed(say: string, part: string): boolean {
  const to = /^To ([^:“"]{2,40}):/.exec(say)?.[1];
  const named = addressees.filter((one) => one.test(part));
  return to === undefined || named.length === 0 || named.some((one) => one.test(to));
}
const addressees = [
  /\b(?:school|teachers?|senco|class|nursery|staff|tutor|college)\b/i,
  /\b(?:famil\w*|grand\w*|gran|nan|relatives?|aunts?|uncles?|mum|mother|dad|father|sister|brother|in-laws?|husband|wife|partner)\b/i,
  /\b(?:neighbou?rs?)\b/i,
  /\b(?:doctors?|gp|nurses?|dentist|clinic|hospital)\b/i,
  /\b(?:police|officers?)\b/i,
  /\b(?:boss|manager|employer|work)\b/i,
];

/** Nobody is told that it is normal where something was told that a doctor should see. */
const reassures = (kind: NextKind, { isFlagged }: GoingOn): boolean =>
  kind === 'normal' && isFlagged === true;

function besides(aside: Aside, going: GoingOn, given: Given): PartAnswer | null {
  if (!isAsideFree(aside, going.before, going.isFlagged)) return null;
  const steps = branchSteps(aside.steps, `${aside.id}aside`, choiceOf(going));
  return given(fillStep(going.child, aside.say, aside.id), steps.slice(0, mostNear));
}
