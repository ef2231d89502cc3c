import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Draft } from '../draft.ts';
import { fill } from '../voice/fill.ts';
import { startsFromHardThing } from './personal-lines.ts';

/** Someone who helps: the person who is there, and the one the carer named if that is another. */
export function teamLines(
  cast: Cast,
  told: readonly Draft[],
  { isSolemn, isPractised }: { isSolemn: boolean; isPractised: boolean },
): Draft[] {
  const { there, practises } = cast.helper;
  const helps = told.some(
    ({ text, type }) =>
      type === 'coach_team' &&
      // Eight lines have room for one who helps: the new teacher, whom the scene names.
      (cast.level === 3 || text.toLowerCase().includes(there.toLowerCase())),
  );
  const lines: Draft[] = [];
  if (!helps && practises === null)
    lines.push({
      text: `${capitalised(there)} will help me${cast.level === 3 ? '' : ' with this'}.`,
      type: 'coach_team',
      keep: 0,
    });
  if (practises !== null)
    lines.push({
      text: isSolemn
        ? `${capitalised(practises)} can listen to me, too.`
        : isPractised
          ? `${capitalised(practises)} can help me practise${cast.level === 3 ? '' : ' this'}.`
          : `${capitalised(practises)} can tell me more.`,
      type: 'coach_team',
      keep: 0,
    });
  return lines;
}

/** A way to say something, unless the scene has one. */
export function sayingLine(cast: Cast, told: readonly Draft[]): Draft[] {
  if (saysAlready(told)) return [];
  const message = startsFromHardThing.has(cast.ask.request.type) ? 'break' : 'help';
  return [{ text: fill(`I can {say:${message}}.`, cast, ''), type: 'coach_child', keep: 1 }];
}
export const saysAlready = (told: readonly Draft[]): boolean =>
  told.some(({ text, type }) => type === 'coach_child' && saysSomething.test(text));
const saysSomething = /\b(?:say|press|use my hands|sign|show the|say or show|tell|show)\b/;
