// An idea of the carer's own is answered as a good colleague would: a yes that holds for every kind idea, how to try it, what tells
// that it helps and when to leave it. What the page itself says of it comes instead: it knows better.
import { stemsOf } from '#library/match';
import { fillStep, leadOf } from '../../answer/steps.ts';
import { isLeftOut } from '../../message/left-out.ts';
import { type IdeaKind, ownIdeaIn } from '../../message/own-idea.ts';
import { subjectOf } from '../../pages/own-words.ts';
import { wasSaid } from '../../pages/page-before.ts';
import { stepsOf } from '../../pages/steps-read.ts';
import type { Theme, Topic } from '../../topic.ts';
import type { PartAnswer } from '../answer-part.ts';
import type { GoingOn } from '../going-on.ts';
import { nearestOwn } from '../own-question.ts';
import { shortNamesIn, tellingIn } from '../page-words.ts';
import { howBy, isNoPageForIdeas, opens, watch, watchLetBe } from './idea-texts.ts';

/** Null where no idea is asked after, or where a yes may be wrong: then it is said that it is not known. */
export function ideaAnswer(topic: Topic, part: string, going: GoingOn): PartAnswer | null {
  const { child, message, isFlagged, moment, before } = going;
  if (isFlagged || child.isSelf || isNoPageForIdeas(topic)) return null;
  const kind = ownIdeaIn(part, message);
  if (kind === null) return null;
  const own = nearestOwn(topic, [part], going);
  if (own !== '') return { part, say: `${nearest} ${own}`, steps: [] };
  const step = stepOnIt(topic, part, going);
  if (isAgainst(step)) return { part, say: `${nearest} ${step}`, steps: [] };
  const line = (text: string) => fillStep(child, text, `${topic.id}idea`);
  const rest = [
    step === '' ? line(howOf(topic, kind, part)) : '',
    line(kind === 'let-be' ? watchLetBe : watch),
    moment.tags.has('staff') ? 'Tell whoever is in charge there, so that everyone does the same.' : '',
  ];
  // After a second idea the same is not said again.
  const fresh = rest.filter((text) => text !== '' && !wasSaid(before, text));
  const known = step === '' ? '' : `${wasSaid(before, step) ? above : nearest} ${step}`;
  return { part, say: [line(opens[kind]), known, ...fresh].filter(Boolean).join(' '), steps: [] };
}

const nearest = 'The closest my page has to that:';
const above = 'It fits with what I wrote above:';

const howOf = ({ ideas, theme = usual }: Topic, kind: IdeaKind, part: string): string =>
  kind === 'let-be' ? '' : theme === 'food' && !ofFood.test(part) ? howBy[usual] : (ideas ?? howBy[theme]);
const usual: Theme = 'feelings';
/** Ear muffs in the dining hall are not put beside what he eats. */
const ofFood =
  /\b(?:eat\w*|foods?|tast\w+|plates?|bowls?|dips?|sauces?|snacks?|meals?|lunch\w*|dinner|tea|breakfast|cook\w*|bake\w*|drinks?|bites?|spoons?|rice|pasta|bread|fruit|veg\w*|cheese|milk|yogh?urts?|soup|recipes?|mix\w*|blend\w*)\b/i;

/** The first step whose lead names the thing; empty where none does. Said before or not: it is asked after. */
function stepOnIt(topic: Topic, part: string, { child, moment }: GoingOn): string {
  const subject = subjectOf(topic);
  const asked = new Set([...tellingIn(part), ...shortNamesIn(part)].filter((one) => !subject.has(one)));
  const found = stepsOf(topic)
    .filter(({ tags }) => tags.every((tag) => child.tags.has(tag) || moment.tags.has(tag)))
    .filter(({ text }) => !isLeftOut(text, moment.out))
    .find(({ text }) => stemsOf(leadOf(text)).some((one) => asked.has(one) && !vague.has(one)));
  return found ? fillStep(child, found.text, `${topic.id}idea`) : '';
}

/** What is done names no thing: "send an ear muff" is not what "Send what {he} always {v:eats}" is about. */
const vague = new Set(
  stemsOf(
    'minute minutes time table room bedroom flat place house side move thing rule way day night bed home turn start own name for one two and not with off out swap change try use put make get keep bring give let new big old send text write draw print buy set hang add offer show sing play read sit stay eat walk have pack paint stick build wear share record film cover cut warm mix begin practise go come split plan agree mark label invite meet join take',
  ),
);

/** The page is against it: its lead says so, or a sentence begins so. */
const isAgainst = (step: string): boolean =>
  /\b(?:no|not|never|don['’]t|instead|stop|drop)\b/i.test(leadOf(step)) ||
  /[.!?*] (?:No|Not|Never|Do not|Don['’]t)\b/.test(step);
