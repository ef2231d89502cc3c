// What a page still has, each part under a name in carers' words: to be pressed where it is not sure what is asked.
import { asides } from '#generated/asides';
import { stemsOf } from '#library/match';
import { isDenied, optionsOf } from '../answer/options.ts';
import { fillStep, freshSteps } from '../answer/steps.ts';
import { deniedIn } from '../message/denied.ts';
import { isLeftOut } from '../message/left-out.ts';
import { isNextKind } from '../message/next-kind.ts';
import { partsAsked } from '../message/parts-asked.ts';
import { questionFormIn } from '../message/question-form.ts';
import { bodyOf } from '../message/texts-to-read.ts';
import { sentencesTold } from '../pages/asked-nearness.ts';
import { subjectOf } from '../pages/own-words.ts';
import { wasSaid } from '../pages/page-before.ts';
import { type NextKind, nextKinds, type QuestionForm, type Topic } from '../topic.ts';
import { asideAnswer } from './answer-part.ts';
import { isAsideFree } from './aside.ts';
import { branchText, leaningAnswer, listed } from './follow-ups.ts';
import { choiceOf, type GoingOn } from './going-on.ts';
import { asQuestion, ownLeft } from './own-question.ts';
import { tellingIn } from './page-words.ts';
import { asksForWords, childsWords, wordsToSay } from './words-to-say.ts';

/** `id` is what is sent back when it is pressed, `worth` how likely it is wanted. */
export type PagePart = { id: string; label: string; worth: number };

/** The likeliest first; nothing that was said already. */
export function partsLeft(topic: Topic, going: GoingOn): PagePart[] {
  const all: PagePart[] = [
    ...optionParts(topic, going),
    ...kindParts(topic, going),
    ...formParts(topic, going),
    ...otherParts(topic, going),
    ...asideParts(going),
    ...ownParts(topic, going),
  ]
    .filter(({ label }) => label !== '')
    .map(({ id, ...part }) => ({ ...part, id: partId(topic, id) }))
    .toSorted((a, b) => b.worth - a.worth);
  const fitting = all.filter(({ worth }) => worth >= worthPressing);
  return fitting.length >= fewest ? fitting : all.slice(0, fewest);
}

/** What would stand under any message is shown only where hardly anything else is left. */
const worthPressing = 0.35;
const fewest = 1;

/** What was pressed, in its own words; null where it is no part of a page, or was said already. */
export function pressedPart(topic: Topic, part: string, going: GoingOn): string | null {
  const { child } = going;
  const kind = nextKinds.find((one) => one === part);
  const form = forms.find(([one]) => one === part)?.[0];
  if (kind === 'refuses') return leaningAnswer(topic, going, 'refuses');
  if (kind !== undefined) return filled(topic, topic.next[kind], going);
  if (form !== undefined) return filled(topic, lineOf(topic, form), going);
  if (part === 'now') return filled(topic, topic.now ?? '', going);
  if (part === 'more') return listed(freshSteps(topic, choiceOf(going)).slice(0, 3));
  const own = topic.own?.[Number(/^own-(\d+)$/.exec(part)?.[1] ?? -1)];
  if (own) return filled(topic, own.say, going);
  const option = optionsOf(topic, child)[Number(/^option-(\d)$/.exec(part)?.[1] ?? -1)];
  if (option) return branchText(topic, option.branch, going);
  const aside = asides.find(({ id }) => `${besideMark}${id}` === part);
  const found = aside ? asideAnswer(aside, part, going) : null;
  return found ? [found.say, listed(found.steps)].filter(Boolean).join('\n\n') : null;
}

export const partId = ({ id }: Topic, part: string): string => `${id}${mark}${part}`;

/** The page and the part that a pressed choice names. */
export function partChosen(choice: string | undefined): { page: string; part: string } | null {
  const [page = '', part] = choice?.split(mark) ?? [];
  return part === undefined ? null : { page, part };
}

const mark = '#';
const besideMark = 'any-';

const filled = (topic: Topic, text: string, { child }: GoingOn): string => fillStep(child, text, topic.id);

const isLeft = (topic: Topic, text: string, going: GoingOn): boolean =>
  text !== '' && !wasSaid(going.before, filled(topic, text, going));

/** The answers to what the page asked, for a carer who told something else. */
function optionParts(topic: Topic, going: GoingOn): PagePart[] {
  const { child, before, message } = going;
  if (!before.wasAsked || isDenied(message) || !wasSaid(before, fillStep(child, topic.ask, `${topic.id}ask`)))
    return [];
  const worth = partsAsked(message).length === 0 ? 1 : 0.4;
  return optionsOf(topic, child).flatMap(({ label, branch }, at) =>
    isLeft(topic, branch.say, going) ? [{ id: `option-${at}`, label, worth: worth - at / 100 }] : [],
  );
}

function kindParts(topic: Topic, going: GoingOn): PagePart[] {
  const parts = [bodyOf(going.message), ...partsAsked(going.message)];
  return nextKinds
    .filter((kind) => isLeft(topic, topic.next[kind], going))
    .filter((kind) => kind !== 'say' || !wantsOtherWords(topic, going))
    .map((kind) => {
      const isSaid = parts.some((part) => isNextKind(kind, part));
      const near = Math.max(0, ...parts.map((part) => going.asked?.get(part)?.get(kind) ?? 0));
      const isTried = kind === 'refuses' && going.setAside ? 0.6 : 0;
      const hinted = Math.max(isTried, isSaid ? 0.5 + near / 2 : near >= hint ? near * 0.8 : 0);
      return { id: kind, label: kindLabel(topic, kind, going), worth: Math.max(hinted, always[kind] ?? 0) };
    })
    .filter(({ worth }) => worth > 0);
}

/** Words are asked for that the page has not: those for somebody else would be taken for them. */
const wantsOtherWords = (topic: Topic, going: GoingOn): boolean => {
  const parts = partsAsked(going.message).filter(asksForWords);
  return parts.length > 0 && parts.every((part) => wordsToSay(topic, part, going) === '');
};

/** Nearer than this to how carers put it, a kind may be meant. */
const hint = 0.7;
/** What may help whatever was said. */
const always: Partial<Readonly<Record<NextKind, number>>> = { refuses: 0.22, worse: 0.2 };

const kindLabels: Readonly<Record<Exclude<NextKind, 'say'>, string>> = {
  refuses: 'If it doesn’t work',
  'how-long': 'How long it takes',
  normal: 'Is this normal?',
  worse: 'When to get help',
};

function kindLabel(topic: Topic, kind: NextKind, going: GoingOn): string {
  if (kind !== 'say') return filled(topic, kindLabels[kind], going);
  const to = /^(?:You could say t|T)o ([^:“"]{2,30}):/.exec(filled(topic, topic.next.say, going))?.[1];
  return to === undefined ? 'Words to say' : `What to say to ${to}`;
}

/** The page's sentences by the form of a question, where such a question is asked. */
const forms: readonly (readonly [QuestionForm, string])[] = [
  ['may-i', 'What’s okay and what isn’t'],
  ['when', 'When to do it'],
  ['which', 'Which one to choose'],
  ['why', 'Why it happens'],
  ['what-say', 'Words for {him}'],
];

const lineOf = (topic: Topic, form: QuestionForm): string =>
  form === 'what-say' ? childsWords(topic) : (topic.firstBy?.[form] ?? (form === 'why' ? topic.why : ''));

function formParts(topic: Topic, going: GoingOn): PagePart[] {
  const asked = new Set([going.message, ...partsAsked(going.message)].map(questionFormIn));
  return forms
    .filter(([form]) => isLeft(topic, lineOf(topic, form), going) && (asked.has(form) || form === 'why'))
    .filter(([form]) => form !== 'what-say' || !wantsOtherWords(topic, going))
    .map(([id, label]) => ({ id, label: filled(topic, label, going), worth: asked.has(id) ? 0.7 : 0.25 }));
}

function otherParts(topic: Topic, going: GoingOn): PagePart[] {
  const isTold = partsAsked(going.message).length === 0;
  const isMore = freshSteps(topic, choiceOf(going)).length >= 2 && !turnsDown(topic, going);
  return [
    ...(isMore ? [{ id: 'more', label: 'More to try', worth: isTold ? 0.8 : 0.5 }] : []),
    ...(topic.now && isLeft(topic, topic.now, going)
      ? [{ id: 'now', label: 'What to do right then', worth: 0.3 }]
      : []),
  ];
}

/** Who turns down what the steps were for has no use for the rest of them, unless one speaks of what is said instead. */
function turnsDown(topic: Topic, going: GoingOn): boolean {
  const denied = deniedIn(going.message);
  if (!denied) return false;
  const subject = subjectOf(topic);
  const instead = new Set(tellingIn(denied.instead).filter((one) => !subject.has(one)));
  const left = freshSteps(topic, choiceOf(going)).slice(0, 3);
  return !left.some((step) => stemsOf(step).some((one) => instead.has(one)));
}

/** Questions the page knows, in carers' words. */
function ownParts(topic: Topic, going: GoingOn): PagePart[] {
  const parts = partsAsked(going.message);
  const isTold = parts.length === 0 || deniedIn(going.message) !== null;
  const said = isTold ? [bodyOf(going.message), ...sentencesTold(going.message)] : parts;
  return ownLeft(topic, said, going)
    .filter(({ worth }) => worth >= likelyOwn)
    .slice(0, mostOwn)
    .map(({ question, at, worth }) => ({ id: `own-${at}`, label: asQuestion(question, going.child), worth }))
    .filter(({ label }) => !isLeftOut(label, going.moment.out));
}
const likelyOwn = 0.72;
const mostOwn = 2;

/** The one thing on every page that comes nearest. */
function asideParts({ message, asked, before, isFlagged, child }: GoingOn): PagePart[] {
  const parts = [bodyOf(message), ...partsAsked(message)];
  const around = (id: string) => asked?.get(bodyOf(message))?.get(id) ?? 0;
  const nearness = (id: string) =>
    around(id) < nearAround ? 0 : Math.max(0, ...parts.map((part) => asked?.get(part)?.get(id) ?? 0));
  const [best] = asides
    .filter((aside) => isAsideFree(aside, before, isFlagged))
    .map(({ id, title, says }) => ({
      id,
      title,
      worth: nearness(id) + (says.some((one) => parts.some((part) => one.test(part))) ? 0.15 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth);
  if (!best || best.worth < nearEnough) return [];
  const label = fillStep(child, best.title, best.id);
  return [
    {
      id: `${besideMark}${best.id}`,
      label: label.charAt(0).toUpperCase() + label.slice(1),
      worth: best.worth,
    },
  ];
}
const nearEnough = 0.75;
/** As for an answer: the message as a whole must come near as well. */
const nearAround = 0.5;
