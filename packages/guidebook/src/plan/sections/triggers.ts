// What is hard, in three parts by how surely it was read: library steps, steps for the kind, the carer's words with one
// question. A table row only for what was surely read (PL4, PL26).

import { happenedOnce, isAim } from '../asking/facts-of-others.ts';
import { questionOn } from '../asking/question-on.ts';
import { quoted } from '../carer-words.ts';
import type { HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure, isUnread, type KindMoment } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { strikesSelf } from '../reading/self-harm.ts';
import { saysWhoDoes } from '../reading/told/answers.ts';
import { workingOn } from '../reading/told/professionals.ts';
import { labelled, type Section, type Voice } from '../voice.ts';
import { answeredAbove, askedForTitle } from './asked/asked-for.ts';
import { wishesFor } from './goals.ts';

const kindNames: Readonly<Record<KindMoment['kind'], string>> = {
  sound: 'a sound',
  light: 'light',
  touch: 'touch',
  smell: 'a smell',
  crowd: 'many people at once',
  change: 'a change',
  ending: 'something ending',
  waiting: 'waiting',
  demand: 'being asked to do something',
  people: 'other people',
  feeling: 'a strong feeling',
  body: 'the body',
  care: 'being cared for',
  food: 'food',
  place: 'a place',
  night: 'the night',
  safety: 'safety',
  animal: 'an animal',
};

export function triggersSection(voice: Voice): Section | null {
  const { triggers, challenges } = voice.child;
  const all = [...triggers, ...challenges];
  if (all.length === 0) return null;
  const isStepless = (moment: HardMoment) => hasNoStep(voice, moment);
  const rows = triggers.filter(isSure).filter((moment) => !isStepless(moment));
  const parts = challenges.filter(isSure).filter((moment) => !isStepless(moment));
  const ofKind = all.filter(isOfKind).filter((moment) => !isStepless(moment));
  const unread = all.flatMap((moment): HardMoment[] =>
    isUnread(moment) ? [moment] : isStepless(moment) ? [{ ...moment, situation: null, kind: null }] : [],
  );
  return {
    title: 'Triggers and support steps',
    // An entry without its steps would be lost.
    isKept: true,
    lines: [
      ...(rows.length > 0 ? tableOf(voice, rows) : []),
      ...headed(
        'Hard parts of the day',
        parts.map((moment, index) => stepsLine(voice, moment, index)),
      ),
      ...headed(
        'Steps for the kind of thing it is',
        ofKind.map((moment) => kindLine(voice, moment)),
      ),
      ...headed('What to do, in your words', answeredLines(voice, unread)),
      ...headed('In your words', [...askedLines(voice, unread), ...openLines(voice, unread)]),
    ],
  };
}

/** Where what a clinic sets leaves no step of ours, the entry is asked about: nobody is told twice that the child shows what feels right. */
const hasNoStep = (voice: Voice, moment: HardMoment): boolean => {
  if (moment.told !== undefined || isUnread(moment) || !(isSure(moment) || isOfKind(moment))) return false;
  const { before, act } = chainOf(voice, moment);
  return [before, act].every((step) => noneOfOurs.test(step));
};
const noneOfOurs = /says? or shows? what feels right$/u;

/** With the carer's own answer an entry is whole: nothing is asked, and no step of ours stands beside it (PL45). */
const answeredLines = (voice: Voice, unread: readonly HardMoment[]): string[] =>
  onceEach(unread)
    .filter((moment) => moment.answer === 'helps' && questionOn(voice, moment) === null)
    .map(({ said }) => `- ${quoted(said)}`);

const onceEach = (moments: readonly HardMoment[]): HardMoment[] =>
  moments.filter(({ said }, at) => moments.findIndex((one) => one.said === said) === at);

/** Dangers, what is the doctor's and what has to be come first, each with its own line (PL15). */
const askedLines = (voice: Voice, unread: readonly HardMoment[]): string[] =>
  unread.flatMap((moment) => {
    const question = questionOn(voice, moment);
    return question === null ? [] : [`- ${quoted(moment.said)} ${question}`];
  });

/** All others with room for what helps, each once; what is likely stands with an "if" (PL43). */
function openLines(voice: Voice, unread: readonly HardMoment[]): string[] {
  const open = onceEach(unread).filter(
    (moment) => questionOn(voice, moment) === null && moment.answer !== 'helps',
  );
  return open.length === 0
    ? []
    : [
        '',
        voice.fill('unread', voice.child.group === 'toddler' ? noStep.replace(asked, '') : noStep),
        '',
        ...open
          .filter(({ isLate }) => isLate !== true)
          .map((moment) => `- ${quoted(moment.said)} ${openQuestion(voice, moment)}`.trimEnd()),
        ...lateLine(open),
      ];
}

/** The end of a long list in one line: nothing a carer wrote is lost. */
const lateLine = (open: readonly HardMoment[]): string[] => {
  const late = open.filter(({ isLate }) => isLate === true).map(({ said }) => quoted(said));
  return late.length === 0 ? [] : [`- ${late.join(' ')} What helps with each: ____`];
};

function openQuestion(voice: Voice, { likely, ...moment }: HardMoment): string {
  if (happenedOnce(moment.said)) return '';
  // What somebody wants is an aim, and stands with the goals.
  if (isAim(moment.said) && wishesFor(voice).length > 0) return 'See the goals.';
  if (moment.answer === 'fails') return 'What helps instead: ____';
  const first = askedFirst(voice, moment.said);
  if (first !== '') return `${first} What helps: ____`;
  if (likely === undefined) return 'What helps: ____';
  const { fitting, by } = chainOf(voice, { ...moment, situation: likely, kind: likely.kind });
  voice.cite(...by);
  return `If it is about ${voice.fill('likely', likely.name)}: ${sentences(fitting)} What else helps: ____`;
}

/** Who works on it already knows more than a page. */
const askedFirst = ({ child }: Voice, said: string): string =>
  workingOn(child.profile, said)
    .map((who) => `${quoted(who)} is asked first, so that nothing here cuts across that work.`)
    .join(' ');

/** Holds for a noise, a brother, a skill and a sore tooth alike: whoever reads it asks first and presses nobody. */
const asked = '{name} and ';
const noStep =
  'We are not sure what helps here. Ask {name} and those who know {him}. Until then, say little, force nothing.';

const headed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];

function tableOf(voice: Voice, rows: readonly HardMoment[]): string[] {
  const above = answeredAbove(voice);
  const table = rows.filter(isSure).map((moment) => {
    if (above.has(moment.said))
      return `| ${labelOf(moment, situationName(moment)).replaceAll('|', '/')} | see “${askedForTitle}” | see “${askedForTitle}” |`;
    const chain = chainOf(voice, moment);
    voice.cite(...chain.by);
    const act =
      moment.told === undefined
        ? chain.act
        : [
            `As you wrote: ${quoted(moment.told)}`,
            ...(isWholeStep(moment.told) ? [] : [sentences(chain.act)]),
          ].join(' ');
    return `| ${[labelOf(moment, situationName(moment)), chain.before, act].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  return ['| What sets it off | Before | What to do |', '|---|---|---|', ...table];
}

/** The family's own step takes the place of ours; what is only said to help ("songs") leaves it beside itself. */
const isWholeStep = (told: string): boolean => told.split(/\s+/u).length > 5 && saysWhoDoes(told);

function stepsLine(voice: Voice, moment: HardMoment, index: number): string {
  if (!isSure(moment)) return '';
  if (answeredAbove(voice).has(moment.said))
    return labelled(labelOf(moment, situationName(moment)), `see “${askedForTitle}”`);
  const chain = chainOf(voice, moment);
  voice.cite(...chain.by);
  const { painSigns } = voice.child.clinic;
  // Where the family looks for pain first, nobody looks for what the blow is good for.
  if (strikesSelf(moment.said, voice.child.profile.name) && painSigns.length > 0)
    return labelled(
      labelOf(moment, situationName(moment)),
      `First, as you wrote: ${painSigns.map(quoted).join(' ')}`,
      chain.act,
    );
  return labelled(
    labelOf(moment, situationName(moment)),
    moment.told === undefined ? '' : `As you wrote: ${quoted(moment.told)}`,
    chain.before,
    index < 2 && !isWholeStep(moment.told ?? '') ? chain.act : '',
    askedFirst(voice, moment.said),
    // What the carer asks not to bring up is for the adults.
    voice.child.unmentionable?.test(moment.said)
      ? voice.fill('unmentioned', 'This is between adults: nobody asks {name} about it')
      : '',
  );
}

/** "Read as a sound" says how far the reading goes; two steps that hold for the kind. */
function kindLine(voice: Voice, moment: KindMoment): string {
  const chain = chainOf(voice, moment);
  voice.cite(...chain.by);
  return moment.told === undefined
    ? `- ${quoted(moment.said)} This seems to be about ${kindNames[moment.kind]}. ${sentences(chain.before, chain.act)}`
    : `- ${quoted(moment.said)} You wrote: ${quoted(moment.told)} This seems to be about ${kindNames[moment.kind]}. ${sentences(chain.before, chain.act)}`;
}

const sentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/([.!?])\.$/, '$1'))
    .join(' ');
