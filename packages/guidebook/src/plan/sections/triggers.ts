// What is hard, in three parts by how surely it was read: library steps, steps for the kind, the carer's words with one
// question. A table row only for what was surely read (PL4, PL26).
import { quoted } from '../carer-words.ts';
import type { HardMoment } from '../facts.ts';
import { chainOf, isOfKind, isSure, isUnread, type KindMoment } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { questionOn } from '../question-on.ts';
import { labelled, type Section, type Voice } from '../voice.ts';

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
  const rows = triggers.filter(isSure);
  const parts = challenges.filter(isSure);
  const ofKind = all.filter(isOfKind);
  const unread = all.filter(isUnread);
  return {
    title: 'Triggers and support steps',
    mayLose: false,
    lines: [
      ...(rows.length > 0 ? tableOf(voice, rows) : []),
      ...headed(
        'Hard parts of the day',
        parts.map((moment, index) => stepsLine(voice, moment, index)),
      ),
      ...headed(
        'Steps for the kind of thing it is',
        ofKind.map((moment, index) => kindLine(voice, moment, index)),
      ),
      ...headed('Your words, and one question for the team', unreadLines(voice, unread)),
    ],
  };
}

/** Those with a question of their own, then all others under one that holds for whatever stands there. */
function unreadLines(voice: Voice, unread: readonly HardMoment[]): string[] {
  if (unread.length === 0) return [];
  const asked = unread.map((moment) => ({ said: quoted(moment.said), question: questionOn(voice, moment) }));
  const open = asked.filter(({ question }) => question === null);
  return [
    voice.fill('method', untilKnown),
    '',
    ...asked.flatMap(({ said, question }) => (question === null ? [] : `- ${said} ${question}`)),
    ...(open.length === 0 ? [] : ['', `${anyQuestion}:`, '', ...open.map(({ said }) => `- ${said} ____`)]),
  ];
}

/** Holds for a noise, for a skill that is not there yet and for a fact. */
const anyQuestion = 'Write beside each what helps already, and what makes it harder';

/** Sound for whatever stands there: what to do before, in it and after, until somebody knows more (PL15). */
const untilKnown =
  'Until you know more: say or show {name} beforehand what is coming; when it is hard, fewer words and more room; then note what helped.';

const headed = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', `### ${title}`, '', ...lines];

function tableOf(voice: Voice, rows: readonly HardMoment[]): string[] {
  const table = rows.filter(isSure).map((moment, index) => {
    const { before, signs, act, after, by } = chainOf(voice, moment, `row${index}`);
    voice.cite(...by);
    return `| ${[labelOf(moment, situationName(moment)), before, signs, act, after].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  return [
    '| What sets it off | Before | First signs | What to do | Afterwards |',
    '|---|---|---|---|---|',
    ...table,
  ];
}

function stepsLine(voice: Voice, moment: HardMoment, index: number): string {
  if (!isSure(moment)) return '';
  const chain = chainOf(voice, moment, `challenge${index}`);
  voice.cite(...chain.by);
  return labelled(labelOf(moment, situationName(moment)), chain.before, index < 2 ? chain.act : '');
}

/** "Read as a sound" says how far the reading goes; two steps that hold for the kind. */
function kindLine(voice: Voice, moment: KindMoment, index: number): string {
  const chain = chainOf(voice, moment, `kind${index}`);
  voice.cite(...chain.by);
  return `- ${quoted(moment.said)} Read as ${kindNames[moment.kind]}. ${sentences(chain.before, chain.act)}`;
}

const sentences = (...texts: readonly string[]): string =>
  texts
    .map((text) => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`.replace(/([.!?])\.$/, '$1'))
    .join(' ');
