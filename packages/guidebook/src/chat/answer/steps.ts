// Which of a page's steps this carer sees: those written for such a child and such a moment, those that speak of what was
// said, and those that can use the child's own things; never one that was tried or shown. The order of the page is kept.
import { stemsOf } from '#library/match';
import { fill } from '#plan/fill';
import type { AskedChild, Known } from '../message/child-asked-about.ts';
import { isLeftOut, withoutLeftOut } from '../message/left-out.ts';
import type { Moment } from '../message/moment-said.ts';
import { type Before, wasSaid } from '../pages/page-before.ts';
import type { Step, StepTag, Topic } from '../topic.ts';
import { inCarersVoice } from './carers-voice.ts';
import { isForFamily } from './for-family.ts';

/** What decides among the steps of a page. `said` are the stems of the message. */
export type Choice = { child: AskedChild; moment?: Moment; before?: Before; said?: ReadonlySet<string> };

type Placed = { step: Step; text: string; score: number };

/** The steps that fit, best first choice of `count`, in the page's order; then the ones left over. */
export function stepsFor(topic: Topic, choice: Choice, count: number): { shown: string[]; left: string[] } {
  const fitting = placed(topic.steps, topic.id, choice);
  // What is for the age comes before what is for all.
  const isOfAge = ({ step }: Placed) => step.tags.includes('teen') || step.tags.includes('adult');
  return chosenFrom([...fitting.filter(isOfAge), ...fitting.filter((one) => !isOfAge(one))], choice, count);
}

/** What was not shown yet: second-level steps before what was left over, the nearest to what was said first. */
export function freshSteps(topic: Topic, choice: Choice): string[] {
  const deeper = placed(topic.deeper ?? [], `${topic.id}deeper`, choice).map((one) => ({
    ...one,
    score: one.score + deeperFirst,
  }));
  return [...deeper, ...placed(topic.steps, topic.id, choice)]
    .toSorted((a, b) => b.score - a.score)
    .map(({ text }) => text);
}

/** Of a page that is not sure: steps of any level that come near to the message, the nearest first. */
export const stepsNear = (
  steps: readonly Step[],
  key: string,
  choice: Choice,
  near: (step: Step) => number,
): string[] =>
  steps
    .map((step) => ({ step, near: near(step) }))
    .filter((one) => one.near >= nearStep && !isForFamily(one.step.text, choice.moment))
    .toSorted((a, b) => b.near - a.near)
    .flatMap(({ step }) => branchSteps([step], key, choice));
/** Below, most speak of something else on the page. */
const nearStep = 0.6;

const deeperFirst = 3;

/** The steps of a branch that fit and were not shown. */
export const branchSteps = (steps: readonly Step[], key: string, choice: Choice): string[] =>
  placed(steps, key, choice).map(({ text }) => text);

export function fillStep(child: AskedChild, text: string, key: string): string {
  const spoken = spokenOf(child, text);
  // Words to say to others are the carer's: "My child is autistic", where no name is known.
  const isNaming = (spoken.match(quoted) ?? []).map((words) => /\{[Nn]ame\}/.test(words));
  let at = -1;
  return fill(child.facts, spoken, key, child.extra).replace(quoted, (words) => {
    at += 1;
    return isNaming[at] ? inCarersVoice(words) : words;
  });
}
const quoted = /"[^"]*"/g;

const spokenOf = ({ isSelf, tags }: AskedChild, text: string): string =>
  isSelf ? withoutChild(text) : tags.has('adult') ? ofGrownUp(text) : text;

/** What a page is about, inside a sentence; to a grown-up its button's words, where the title speaks of a child. */
export const spokenTitle = (child: AskedChild, { id, title, label }: Topic): string =>
  fillStep(child, title, id) || `“${label}”`;

/** "Our child is autistic" is said of nobody grown up. */
const ofGrownUp = (text: string): string =>
  text
    .replace(/\{Name\}, our child,/g, '{Name}')
    .replace(/\bOur child \{name\}/g, '{Name}')
    .replace(/\bOur (?:child|son|daughter)(?= (?:is|wakes|has)\b)/g, 'One of us');

/** The sentences that speak of no child. None where what opens the text, or all a step has beside its lead, does. */
function withoutChild(text: string): string {
  const [, lead = '', rest = text] = /^(\*\*.+?\*\* ?)(.*)$/s.exec(text) ?? [];
  const sentences = rest.match(/[^.!?]+[.!?]+["”’]?\s*|[^.!?]+$/g) ?? [];
  const kept = sentences.filter((sentence) => !ofChild.test(sentence));
  const isWhole = lead === '' ? kept[0] === sentences[0] : kept.length > 0;
  return isWhole && !ofChild.test(lead) ? `${lead}${kept.join('')}`.trim() : '';
}
const ofChild =
  /\{(?:[Nn]ame|[Hh]e|[Hh]im|[Hh]is|[Hh]imself|is|shows|v|does|was|has|the_way)\b[^}]*\}|\b(?:your|the|a|every|each|any) child\b|\bchildren\b|\bkids?\b|\bcarers?\b|\bparents?\b/;

const leadMarked = (step: string): string => /^\*\*.+?\*\*/.exec(step)?.[0] ?? '';
export const leadOf = (step: string): string => /\*\*(.+?)\*\*/.exec(step)?.[1] ?? step;

/** Words worth comparing. */
export const stemsSaid = (text: string): Set<string> =>
  new Set(stemsOf(text.slice(0, 2000)).filter((one) => one.length > 3 && !plainStems.has(one)));

const plainStems = new Set(
  stemsOf(
    'that this with what when where have they them there their then than from will would could should about just really because every very much more some only also even still into over your child children help time times make makes does want wants need needs like know think always never after before again autistic anything something tell asks said says going gets getting goes keeps take takes work works worked happen happens last lasts please thing things did okay well good tried way kind won’t can’t don’t doesn’t',
  ),
);

function placed(steps: readonly Step[], key: string, { child, moment, before, said }: Choice): Placed[] {
  return steps.flatMap((step, place) => {
    const holds = (tag: StepTag) => child.tags.has(tag) || moment?.tags.has(tag) === true;
    if (!step.tags.every(holds)) return [];
    const own = key + place;
    const filled = fillStep(child, step.text, own);
    if (filled === '' || (before && wasSaid(before, filled))) return [];
    if (moment && (isTried(step, moment.tried) || isLeftOut(filled, moment.out))) return [];
    if (moment && isForbidden(step, moment.forbidden)) return [];
    const text = moment?.young ? withoutLeftOut(filled, moment.young) : filled;
    if (leadOf(text) !== leadOf(filled) || text === leadMarked(filled)) return [];
    const family = isForFamily(step.text, moment) ? familyLast : 0;
    return [{ step, text, score: scoreOf(step, place, child, said) - family }];
  });
}

/** More than any other reason counts. */
const familyLast = 8;

/** The lead names the thing that was tried, or the step holds two words of it, or one that is telling. */
const isTried = ({ text }: Step, tried: ReadonlySet<string>): boolean => {
  if (tried.size === 0) return false;
  const named = new Set(stemsOf(text).filter((one) => tried.has(one)));
  return (
    named.size >= 2 ||
    [...named].some((one) => one.length >= 4) ||
    stemsOf(leadOf(text)).some((one) => tried.has(one))
  );
};

/** The lead asks for the very thing: its first words, before any object. */
const isForbidden = ({ text }: Step, forbidden: ReadonlySet<string>): boolean =>
  forbidden.size > 0 && forbidden.has(stemsOf(leadOf(text))[0] ?? '');

function chosenFrom(fitting: readonly Placed[], { child }: Choice, count: number) {
  const byScore = fitting.toSorted((a, b) => b.score - a.score);
  const chosen = new Set(byScore.slice(0, count));
  // One that can name another of the child's things takes the place of the weakest.
  const kinds = () => new Set([...chosen].flatMap(({ step }) => ownKinds(step.text, child)));
  for (const one of byScore.slice(count)) {
    if (count < 4 || kinds().size >= 2) break;
    const weakest = [...chosen].findLast(({ step }) => ownKinds(step.text, child).length === 0);
    if (!weakest || !ownKinds(one.step.text, child).some((kind) => !kinds().has(kind))) continue;
    chosen.delete(weakest);
    chosen.add(one);
  }
  const textOf = ({ text }: Placed) => text;
  return {
    shown: fitting.filter((one) => chosen.has(one)).map(textOf),
    left: fitting.filter((one) => !chosen.has(one)).map(textOf),
  };
}

/** Which kinds of the child's own things a step can name. */
const ownKinds = (text: string, { known }: AskedChild): string[] =>
  ownSlots(known).flatMap(([slot, isKnown]) => (isKnown && slot.test(text) ? [slot.source] : []));

const ownSlots = (known: Known): readonly (readonly [RegExp, boolean])[] => [
  [/\{[Cc]omfort\}/, known.comfort],
  [/\{[Ii]nterest\}/, known.interest],
  [/\{(?:shows:|the_way)/, known.way],
  [/\{[Ff]ood\}/, known.food],
];

function scoreOf(
  { text, tags }: Step,
  place: number,
  { known }: AskedChild,
  said: ReadonlySet<string> = new Set(),
): number {
  let score = 4 - place * 0.5 + (tags.length > 0 ? 2 : 0);
  for (const [slot, isKnown] of ownSlots(known)) if (slot.test(text)) score += isKnown ? 1.2 : -0.8;
  const shared = new Set(stemsOf(text).filter((one) => said.has(one))).size;
  return score + 1.5 * Math.min(2, shared);
}
