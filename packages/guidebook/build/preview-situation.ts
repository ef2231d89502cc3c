import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { capitalised } from '#child/words';
import type { Situation } from '#library/entries';
import { chainOf } from '#plan/hard-moments';
import { readChild } from '#plan/reading/read-child';
import { voiceOf } from '#plan/voice';
import { practiceName } from '#practices/practices';
import { sampleChild, sampleDay } from './sample-child.ts';

/** The situation as rows of care plans, one for each of its lines, with its goal and its checks. */
export function previewSituation(situation: Situation): string {
  const { name, before, act, by, where, kind } = situation;
  const moment = { phrase: name, said: name, topic: name, situation, kind };
  const voice = voiceOf(readChild({ profile: sampleChild, today: sampleDay }));
  // A plan says no line twice, so every line gets its turn.
  const rows = Array.from({ length: Math.max(before.length, act.length) }, (_, at) => {
    const chain = chainOf(voice, { ...moment, phrase: `${name} ${at}` });
    return `| ${[capitalised(name), chain.before, chain.signs, chain.act].join(' | ')} |`;
  });
  const { goal } = chainOf(voice, moment);
  const table = ['| What sets it off | Before | First signs | What to do |', '|---|---|---|---|', ...rows];
  const unsafe = findUnsafe([...rows, goal].join('\n')).map(({ found, why }) => `- "${found}": ${why}`);
  return [
    table.join('\n'),
    `Goal: ${sampleChild.name} ${goal}${where === undefined ? '' : `, ${where}`}.`,
    `Rests on: ${by.map(practiceName).join('; ')}`,
    unsafe.length === 0 ? 'Checks: nothing that must never be said' : unsafe.join('\n'),
  ].join('\n\n');
}
