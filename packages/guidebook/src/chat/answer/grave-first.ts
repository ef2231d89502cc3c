// What is grave and told by the way comes before the answer to the small question: the carer's own sentence, where it is sure which, and what to do
// about it now. Who hears it is the encoder (`@calmbridge/reader/screening/grave/read-grave`).

import type { ChatAsk, ChatTurn } from '@calmbridge/domain/assistant/assistant';
import type { GraveThing } from '@calmbridge/reader/screening/grave/grave-things';
import type { GraveReading } from '@calmbridge/reader/screening/grave/read-grave';
import { graveHelp } from '#generated/grave';
import type { AskedChild } from '../message/child-asked-about.ts';
import type { RefusalRead } from './read-refusal.ts';
import { doctorLine, flagHeard, refusalHead, refusalHeard } from './refusals.ts';
import { fillStep } from './steps.ts';

/** `id` is one of `graveThings`. */
export type GraveHelp = { id: string; first: string; ofYourself: string };

export function graveFirst({ thing, sentence }: GraveReading, child: AskedChild): string {
  const said = fillStep(child, graveHelpOf(thing, child.isSelf), `grave ${thing}`);
  const quote = bare(sentence);
  return quote === '' ? `${byTheWay} ${said}` : `**First this:** you write “${quote}”.\n\n${said}`;
}

/** Where nothing is quoted. */
export const byTheWay = '**First, what you tell by the way.**';

export function graveHelpOf(thing: GraveThing | null, isSelf = false): string {
  const help = graveHelp.find(({ id }) => id === thing);
  if (!help)
    return isSelf ? ofAnyKind.replace('a child or adult protection line', 'a protection line') : ofAnyKind;
  return isSelf ? help.ofYourself : help.first;
}

/** It is not sure which it is: then each of them is led to whoever can help. */
const ofAnyKind =
  'It may matter more than what you ask. If anybody may be in danger, hurt or ill now, ring the emergency number. Otherwise tell it today, in these same words, to somebody whose job it is: a doctor about the body or a medicine, a child or adult protection line about harm by others, a crisis line about thoughts of dying or of hurting somebody.';

const bare = (sentence: string): string => sentence.replace(/[.\s]+$/u, '').replaceAll(/[“”]/g, '"');

/** The matter of a refusal: the no says what is to be said. */
export const refusedOf: Readonly<Record<string, GraveThing>> = {
  'holding-down': 'held',
  'locking-in': 'shut-in',
  hitting: 'hurt-by-others',
  cures: 'medicine',
  doses: 'medicine',
  'hiding-medicine': 'medicine',
  'knocking-out': 'medicine',
  'somebody-elses-medicine': 'medicine',
  'stopping-medicine': 'medicine',
  'trying-medicine': 'medicine',
  'food-as-punishment': 'neglect',
  'forced-eating': 'held',
  'left-alone': 'neglect',
  'needs-withheld': 'neglect',
  'speech-device': 'neglect',
};
/** What a doctor should see, heard by its words: of the same matter that line says it. */
export const flaggedOf: Readonly<Record<string, GraveThing>> = {
  'bolted-from-outside': 'shut-in',
  'button-batteries': 'swallowed',
  'chest-pain': 'body-sign',
  'cure-given': 'medicine',
  'hands-on-a-throat': 'hurt-by-others',
  'head-blow': 'body-sign',
  'joy-gone': 'not-living',
  'more-than-ordered': 'medicine',
  'new-thirst': 'body-sign',
  'nobody-would-notice': 'not-living',
  'not-drinking': 'body-sign',
  'pinned-down': 'held',
  'reaction-to-medicine': 'medicine',
  'seizure-like': 'body-sign',
  'soil-eaten': 'swallowed',
  'speech-lost': 'body-sign',
  'stool-held': 'body-sign',
  'sudden-change': 'body-sign',
  'swallowed-thing': 'swallowed',
  swallowing: 'swallowed',
  'told-to-keep-quiet': 'hurt-by-others',
  'words-of-not-living': 'not-living',
};

/** What the reply says of this matter anyway is not said twice: in a no, in what a doctor should see, to who tells that others did it. */
export function isSaidIn(
  shown: string,
  { thing }: GraveReading,
  { ask, child, refused }: { ask: ChatAsk; child: AskedChild; refused: RefusalRead },
): boolean {
  const isOf = (matter: GraveThing | undefined) => thing === null || matter === thing;
  const flag = flagHeard(ask.message);
  const doctor = doctorLine(ask.message, child);
  if (flag !== null && isOf(flaggedOf[flag]) && shown.includes(doctor)) return true;
  const no = refusalHead(refused, ask);
  const refusal = refusalHeard(refused, ask.message);
  if (no !== null && refusal !== null && isOf(refusedOf[refusal]) && shown.includes(no)) return true;
  return ofOthersDeeds.test(shown);
}
const ofOthersDeeds = /\*\*Ask in writing for their account\.\*\*/;

/** As it stood in an earlier reply; alone it stood above pages to press. */
export function withoutGraveFirst(turn: ChatTurn): ChatTurn {
  if (turn.role !== 'assistant' || !stoodFirst.test(turn.content)) return turn;
  return { ...turn, content: turn.content.replace(stoodFirst, '') || toPress };
}
const stoodFirst =
  /^\*\*First(?: this:\*\* you write “[^”]*”\.\n\n|, what you tell by the way\.\*\* )[^\n]+(?:\n\n|$)/u;
const toPress = 'It’s free to choose:';
