// One row for each trigger the carer wrote, and steps for each hard part of the day.
import { steadySenses } from '#library/senses';
import { findSituation, type HardMoment } from '../facts.ts';
import { chainOf } from '../hard-moments.ts';
import { labelOf, situationName } from '../phrases.ts';
import { labelled, type Section, sentence, type Voice } from '../voice.ts';
import { sensesOf } from './senses.ts';

const sensePhrases: Readonly<Record<string, string>> = {
  sound: 'loud noise',
  light: 'bright light',
  textures: 'sticky textures',
  crowds: 'crowds',
  smell: 'strong smells',
  temperature: 'heat and cold',
  taste: 'new foods',
  touch: 'being touched',
};

export function triggersSection(voice: Voice): Section {
  const { child } = voice;
  const rows = rowsOf(voice);
  const head = [
    '| What sets it off | Before | First signs | What to do | Afterwards |',
    '|---|---|---|---|---|',
  ];
  const table = rows.map((moment, index) => {
    const { before, signs, act, after, by } = chainOf(voice, moment, `row${index}`);
    voice.cite(...by);
    return `| ${[labelOf(moment, situationName(moment)), before, signs, act, after].map((cell) => cell.replaceAll('|', '/')).join(' | ')} |`;
  });
  const blank =
    rows.length === 0 ? ['| ____ | ____ | ____ | ____ | ____ |', '| ____ | ____ | ____ | ____ | ____ |'] : [];
  const lead =
    child.triggers.length > 0
      ? []
      : [
          rows.length > 0
            ? voice.line('no-triggers', [
                'No triggers are written down yet, so these rows come from the rest of the profile. Correct them after a week of notes.',
                'These rows are a first guess from what else is known; cross out what does not fit and add what does.',
              ])
            : voice.line('no-rows', [
                'No triggers are written down yet. Fill one row after each hard moment for a week; three rows that look alike show what to change first.',
                'Keep this table empty on the fridge and write in it within ten minutes of a hard moment. Patterns show after about five rows.',
                'Nobody has written down yet what is hard. Note time, place and the ten minutes before, for one week, then change one thing.',
              ]),
          '',
        ];
  const shown = new Set(rows);
  const challenges = child.challenges.filter((moment) => !shown.has(moment));
  const challengeLines = challenges.map((moment, index) => {
    const chain = chainOf(voice, moment, `challenge${index}`);
    voice.cite(...chain.by);
    return labelled(
      labelOf(moment, situationName(moment)),
      chain.before,
      chain.act,
      index % 2 === 0 ? chain.after : '',
    );
  });
  const rest = voice.line('table-rest', [
    'In every row: few words, more room, nobody grabbed.',
    'For all rows: one adult speaks, the others step back.',
    'Whatever the row: safety, quiet, time. Teaching comes another day.',
    'When no row fits: less noise, fewer people, no questions, and wait.',
  ]);
  if (rows.length === 0) voice.cite('fba');
  return {
    title: 'Triggers and support steps',
    lines: [
      ...lead,
      ...head,
      ...table,
      ...blank,
      '',
      sentence(rest),
      ...(challengeLines.length > 0 ? ['', '### Hard parts of the day', '', ...challengeLines] : []),
    ],
  };
}

function rowsOf(voice: Voice): HardMoment[] {
  const { child } = voice;
  if (child.triggers.length > 0) return [...child.triggers];
  if (child.challenges.length > 0) return child.challenges.slice(0, 3);
  return sensesOf(voice)
    .filter((sense) => sense !== steadySenses)
    .slice(0, 3)
    .map(({ name }) => {
      const said = sensePhrases[name] ?? name;
      return { said, topic: said, situation: findSituation(said) };
    });
}
