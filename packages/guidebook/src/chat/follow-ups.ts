// Messages that go on with the page before: an answer to its question, "it did not work", "why?", "shorter please". A
// follow-up goes deeper: it shows no step and no sentence a second time, and says so when there is no more.

import type { AskedChild } from './child-asked-about.ts';
import { straightAnswer } from './first-sentence.ts';
import { type FollowUp, followUpIn } from './follow-up-kind.ts';
import type { Moment } from './moment-said.ts';
import { numbered } from './numbered.ts';
import { type Before, wasSaid } from './page-before.ts';
import { branchSteps, fillStep, freshSteps, leadOf, stemsSaid, stepsFor } from './steps.ts';
import type { Branch, Topic } from './topic.ts';

export type GoingOn = { child: AskedChild; moment: Moment; before: Before; message: string };

export const branchFor = ({ branches = [] }: Topic, message: string): Branch | undefined =>
  branches.find(({ when }) => when.test(message));

/** Null when the page has nothing more to say. */
export function followUpAnswer(topic: Topic, going: GoingOn): string | null {
  const { child, moment, before, message } = going;
  const kind = followUpIn(message);
  const line = (text: string) => fillStep(child, text, topic.id + (kind ?? ''));
  const choice = { child, moment, before, said: stemsSaid(message) };
  if (kind === 'shorter') return shorter(topic, child, line);

  const branch = branchFor(topic, message);
  const own = branch ? branchSteps(branch.steps, `${topic.id}branch`, choice) : [];
  const general = kind ? generalSteps[kind].map(line).filter((step) => !wasSaid(before, step)) : [];
  const fresh = freshSteps(topic, choice).filter((step) => !own.includes(step));
  const steps = [...own, ...(kind === 'failed' ? [...fresh, ...general] : [...general, ...fresh])].slice(
    0,
    branch || !kind ? 3 : 4,
  );
  if (steps.length === 0) return null;

  const isNew = (text: string) => !wasSaid(before, line(text));
  const openings = [
    ...(branch && own.length > 0 ? [branch.say] : []),
    straightAnswer(topic, message, isNew),
    kind ? openingBy[kind] : null,
    before.wasAsked && !message.includes('?') ? 'That helps. Then begin here:' : null,
    'There is more to try. One at a time:',
  ].filter((text) => text !== null);
  const opening = openings.find(isNew) ?? '';
  const closing = [topic.now ?? '', topic.help].filter((text) => text !== '' && isNew(text));
  const question = questionAfter(kind, topic, isNew);
  return [line(opening), numbered(steps), ...closing.slice(-1).map(line), line(question)]
    .filter(Boolean)
    .join('\n\n');
}

function shorter(topic: Topic, child: AskedChild, line: (text: string) => string): string {
  const { shown } = stepsFor(topic, { child }, 3);
  return [
    `In short, for ${line(topic.title)}:`,
    numbered(shown.map((step) => `**${leadOf(step)}**`)),
    line(topic.help),
  ].join('\n\n');
}

function questionAfter(kind: FollowUp | null, topic: Topic, isNew: (text: string) => boolean): string {
  const questions = [...(kind ? [questionBy[kind]] : []), topic.ask, 'What did {he} do when you tried it?'];
  return questions.find((text) => text !== '' && isNew(text)) ?? '';
}

const openingBy: Readonly<Record<FollowUp, string>> = {
  shorter: '',
  why: '{Name} has a reason, and three days of short notes can show you which:',
  refuses:
    'Then the step was too big for today, or the moment was wrong. A no from {name} tells you where to begin.',
  failed: 'Then that one can go. The cause may be another one, so change one thing at a time.',
  worked: 'Good: that is something {he} can do. Keep it exactly as it was, and go one small step on.',
  school: 'At {school} the same things help, if one adult there owns them.',
  'how-long':
    'Count in weeks, not days. Nobody can promise a date, but you can see whether you are on the way.',
  start: 'Begin with the first one. It is small and can be done today:',
  more: 'More to try, one at a time:',
};

const questionBy: Readonly<Record<FollowUp, string>> = {
  shorter: '',
  why: '',
  refuses: 'What {does} {he} do first when it is too much: turn away, go stiff or get loud?',
  failed: 'Which step did you try, and what did {he} do then?',
  worked: 'What is still hard about it?',
  school: 'Does it happen in lessons, in the corridor or at break?',
  'how-long': '',
  start: '',
  more: '',
};

/** What holds on any page for this kind of follow-up. */
const generalSteps: Readonly<Record<FollowUp, readonly string[]>> = {
  shorter: [],
  start: [],
  more: [],
  worked: [],
  why: [
    '**Write what came just before.** Place, people, sound, what was asked, when {he} last ate and slept.',
    '**Write what came after.** What stopped, what {he} got, who came. That shows what it is good for.',
    '**Change one thing on day four.** If it gets less, you have found a cause. If not, put it back and take the next.',
  ],
  refuses: [
    '**Stop and say "okay, no".** A no that counts is why {he} can say yes tomorrow.',
    '**Cut the step in half.** Only look, only touch, only ten seconds. End before {he} {v:wants} to leave.',
  ],
  failed: [
    '**Rule out the body.** Poor sleep, hunger, hard stools, teeth, ears: each can undo the best plan. Check them this week.',
    '**Give one step ten days.** The same hour, the same words, before you judge it.',
  ],
  school: [
    '**Name one person.** Ask who will look out for {name}, at which hour, and tell {him} the name.',
    '**Hand over half a page.** First signs, what to do, what to leave. Add {interest} as a way in.',
    '**Use the same signal in both places.** {Name} {shows:break}, and the adult acts within seconds.',
  ],
  'how-long': [
    '**Keep one step for ten days.** Same time, same words. New steps often look worse in the first three.',
    '**Count one thing.** How often, or how many minutes, as a mark on {card}.',
    '**Look on day ten.** Less, or shorter, or quicker over: go on. No change: make it smaller or take the next step.',
  ],
};
