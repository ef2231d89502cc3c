// Moments as a file for a spreadsheet, oldest first, with days and times as they were.
import { csvOf } from '@calmbridge/domain/moments/csv';
import { dayOf, type Moment } from '@calmbridge/domain/moments/moment';
import { m } from '#paraglide/messages';
import { saveFile } from '#ui/save-file';
import { kindNames, strengthWords } from './moment-words.ts';

export function momentsTable(moments: readonly Moment[]): string {
  const heads = [
    m.moment_csv_day(),
    m.moment_csv_time(),
    m.moment_csv_child(),
    m.moment_csv_what(),
    m.moment_csv_minutes(),
    m.moment_csv_strength(),
    m.moment_csv_before(),
    m.moment_csv_after(),
    m.moment_csv_helped(),
    m.moment_csv_words(),
  ];
  const inOrder = moments.toSorted((a, b) => (a.when < b.when ? -1 : a.when > b.when ? 1 : 0));
  return csvOf([heads, ...inOrder.map(rowOf)]);
}

export const saveMoments = (moments: readonly Moment[], today: string) =>
  saveFile(
    `calmbridge-${m.moment_csv_name()}-${today}.csv`,
    new Blob([momentsTable(moments)], { type: 'text/csv;charset=utf-8' }),
  );

function rowOf(moment: Moment): string[] {
  const { when, child = '', kind, minutes, strength, before, after, helped, words = '' } = moment;
  return [
    dayOf(moment),
    when.slice(11),
    child,
    kindNames[kind](),
    minutes === undefined ? '' : String(minutes),
    strength ? strengthWords(kind).names[strength]() : '',
    ...[before, after, helped].map((phrases) => (phrases ?? []).join('; ')),
    words,
  ];
}
