// What is said to a message that only leans on the answer before it, whatever the page: openings, questions and steps.
import type { FollowUp } from '../message/follow-up-kind.ts';

/** Asked only where the carer says that something of ours was tried. */
export const triedQuestion = (kind: FollowUp): string[] =>
  kind === 'failed' || kind === 'worked' ? ['What did {he} do when you tried it?'] : [];

export const openingBy: Readonly<Record<FollowUp, string>> = {
  shorter: '',
  why: '{Name} has a reason, and three days of short notes can show you which:',
  refuses:
    'Then the step was too big for today, or the moment was wrong. A no from {name} tells you where to begin.',
  failed: 'Then drop that one. The cause may be something else, so change one thing at a time.',
  worked: 'Good: that’s something {he} can do. Keep it exactly as it is, and take one small step further.',
  school: 'The same things help at {school}, if one adult there takes charge of them.',
  'how-long':
    'Count in weeks, not days. Nobody can promise a date, but you can see whether you’re getting there.',
  start: 'Start with the first one. It’s small, and you can do it today:',
  more: 'More to try, one at a time:',
};

export const questionBy: Readonly<Record<FollowUp, string>> = {
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
export const generalSteps: Readonly<Record<FollowUp, readonly string[]>> = {
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
