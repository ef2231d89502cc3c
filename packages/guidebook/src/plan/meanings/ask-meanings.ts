// What the carer is asked in the form, free (PL42): which situation is meant by a phrase that the plan would only quote. Whatever is offered
// went through the plan's own reading as if it had been chosen, so what is pressed is what the plan then has.

import { type AskedField, askedFields, type MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import type { CarePlanAsk } from '@calmbridge/domain/assistant/assistant';
import { phraseMax } from '@calmbridge/domain/child/meanings';
import { capitalised } from '#child/words';
import type { Situation } from '#library/entries';
import type { ChildFacts, HardMoment } from '../facts.ts';
import { isUnread } from '../hard-moments.ts';
import { readChild } from '../reading/read-child.ts';
import { hardMomentsOf } from '../reading/read-moments.ts';
import { talksByDevice } from '../reading/tips.ts';
import type { Readings } from '../reading/understand.ts';
import { isKnown, tellsOfHardNight } from '../sections/sleep.ts';
import { voiceOf } from '../voice.ts';
import { hasOwnQuestion } from './own-question.ts';

/** Of 792 phrases by strangers that are not surely read, 442 have the right situation among their three likeliest from this chance on. */
const offeredFrom = 0.15;
/** Less than a third as likely as the first is a button in the way: 106 of 1,084 go, and 4 of the 442 with them. */
const ofFirst = 1 / 3;
const mostChoices = 3;

/** Also what has a meaning already, so that it can be changed. Each phrase once. */
export function askMeanings({ profile, today }: CarePlanAsk, readings: Readings): MeaningAsk[] {
  const child = readChild({ profile: { ...profile, meanings: {} }, today }, readings);
  const voice = voiceOf(child);
  const asked = new Set<string>();
  return askedFields.flatMap((field) =>
    onlyQuoted(child, field).flatMap(({ phrase }) => {
      const choices =
        asked.has(phrase) || phrase.length > phraseMax ? [] : choicesFor(child, phrase, readings);
      asked.add(phrase);
      const labelled = choices.map(({ id, name }) => ({
        id,
        label: capitalised(voice.fill('choice', name)),
      }));
      return choices.length === 0 ? [] : [{ field, phrase, choices: labelled }];
    }),
  );
}

/** What the plan has no step for, and no question of its own. */
function onlyQuoted(child: ChildFacts, field: AskedField): HardMoment[] {
  if (field !== 'sleepSchedule')
    return child[field].filter(
      (moment) => isUnread(moment) && moment.answer !== 'helps' && !hasOwnQuestion(moment.said),
    );
  // What only tells when it is dark is no trouble.
  return child.sleep.filter((moment) => !isKnown(moment) && tellsOfHardNight(moment.said));
}

function choicesFor(child: ChildFacts, phrase: string, readings: Readings): Situation[] {
  const nearest = readings.get(phrase)?.nearest ?? [];
  const from = Math.max(offeredFrom, (nearest[0]?.chance ?? 0) * ofFirst);
  return nearest
    .filter(({ chance }) => chance >= from)
    .flatMap(({ id }) => chosenAs(child, phrase, id))
    .slice(0, mostChoices);
}

/** What the plan would have if it were chosen: it alone, or nothing. */
function chosenAs({ profile, clinic, isAdult, age }: ChildFacts, phrase: string, id: string): Situation[] {
  const reader = {
    readings: new Map(),
    meanings: new Map([[phrase, id]]),
    clinic,
    isAdult,
    age,
    talksByDevice: talksByDevice(profile),
  };
  return hardMomentsOf([phrase], reader).flatMap(({ situation }) =>
    situation?.id === id ? [situation] : [],
  );
}

/** The situations that were chosen and that the plan takes: each once, in the order of the boxes. */
export function chosenSituations(ask: CarePlanAsk): string[] {
  const chosen = new Set(Object.values(ask.profile.meanings));
  if (chosen.size === 0) return [];
  const { triggers, challenges, sleep } = readChild(ask);
  const ids = [...triggers, ...challenges, ...sleep].flatMap(({ phrase, situation }) =>
    situation !== null && ask.profile.meanings[phrase] === situation.id ? [situation.id] : [],
  );
  return [...new Set(ids)];
}
