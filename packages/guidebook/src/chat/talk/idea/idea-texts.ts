// What is said to an idea of the carer's own. True of every kind idea: it is the carer's to try and the person's to turn down.
import type { IdeaKind } from '../../message/own-idea.ts';
import type { Theme, Topic } from '../../topic.ts';

/** The first words, to what the carer doubts. */
export const opens: Readonly<Record<IdeaKind, string>> = {
  plain: 'Yes, that is worth trying.',
  'let-be':
    'Yes, you may leave {him} be: a hello, something to eat or drink in reach, and no questions. Say once that you are there, and that {he} can come or write when {he} {v:wants}.',
  'giving-in':
    'Yes, that is worth trying, and it is not giving in: {he} {v:gets} what {he} {v:needs} to manage.',
  controlling:
    'Yes, if {he} {v:agrees} to it and {v:chooses} how. It would be controlling only if it were done without {him}.',
  'too-much': 'Yes, that is worth trying, if it comes in small pieces and not all at once.',
  silly: 'Yes, that is worth trying, and there is nothing silly about it.',
  seen: 'Yes, that is worth trying, if {he} {v:likes} it. Ask {him} beforehand, out of the others’ hearing.',
};

export const watch =
  'Change only this one thing, and give it a few days. It’s helping if {he} {v:gets} through it more easily or {is} calmer; if {he} {v:gets} tenser, or {v:says} no twice, leave it.';
export const watchLetBe =
  'If {he} {v:eats} or {v:sleeps} less, or {has} no joy even on free days, look again and tell the doctor.';

/** How it is tried: small, at a calm moment, with a say for whom it is about. A page may have a line of its own (`ideas`). */
export const howBy: Readonly<Record<Theme, string>> = {
  'about-autism': 'Tell {him} what you have in mind, begin small, and ask what {he} {v:thinks} of it.',
  'body-care':
    'Show it to {him} first on a rested day, let {him} handle it, and stop while it still goes well.',
  carers: 'Begin small, and tell {him} beforehand what changes and what stays.',
  'change-and-sameness':
    'Tell or show {him} the day before, try it once on a calm day, and keep everything else as it was.',
  communication:
    'Tell or show {him} in a quiet minute how it will go, and let {him} change something about it.',
  distress: 'Begin while {he} {is} calm, never in the middle of it, and show it once without words.',
  'early-years': 'Put it there, play with it yourself, and let {him} come to it.',
  feelings: 'Tell {him} in a calm minute what you have in mind, and let {him} change something about it.',
  food: 'Do it beside what {he} always {v:eats}, never in its place, and say nothing about it.',
  'growing-up':
    'Ask {him} first, in a quiet minute or by message: it is {his} to say yes, no or another way.',
  health: 'Try it at home first, short, and stop while it still goes well.',
  'out-and-about': 'Try it once at home or at a quiet hour first, short, with a way to stop.',
  people: 'Ask {him} first, begin with a few minutes, and end while it still goes well.',
  safety: 'Try it at a calm moment, with you beside {him}.',
  school: 'Agree it with {him} and one adult there, and begin with one day.',
  senses: 'Let {him} try it for a short while first, with a way out whenever {he} {v:wants}.',
  sleep: 'Begin on a calm evening, tell {him} before supper, and keep the rest of the evening as it was.',
};

/** Where a yes to what nobody here has seen may do harm. */
export const isNoPageForIdeas = ({ id, theme }: Topic): boolean =>
  theme === 'safety' || theme === 'health' || pages.has(id);
const pages: ReadonlySet<string> = new Set([
  'self-injury',
  'hitting',
  'pica',
  'food-allergy',
  'overeating',
  'drinking',
  'special-diets',
  'withholding',
  'smearing',
  'private-touching',
  'romance',
  'used-by-others',
  'online-friends',
  'court-and-disputes',
  'benefit-forms',
  'money-help',
  'decisions-and-capacity',
  'worry-about-care',
  'no-longer-care',
  'birth-family-contact',
  'separated-parents',
  'grief',
  'hard-truths',
  'body-image',
  'time-out',
  'consequences',
  'lost-skills',
  'first-concerns',
]);
