// Day, place and people of the carer's line that nothing else in the story says: they get a sentence of their own.
import { type LineClause, type StoryLine, tenseOf } from '@calmbridge/reader/story-line/read-line';
import { capitalised } from '#child/words';
import { saidIn } from '../choosing/if-it-says.ts';

/** "It is in Castlebar on Saturday.", "Dr Kessler will be there." `told` is everything the story says already. */
export function keptFacts(line: StoryLine, clause: LineClause | null, told: string): string[] {
  if (clause === null || tenseOf(clause.text) === 'past') return [];
  // What hangs on a later part ("when she goes to her father in Swindon") is not where or when it is.
  const [text = ''] = clause.text
    .replaceAll('~', '')
    .split(
      /,| (?:when|who|where|which|that|because|so|if|while|before|after|until) (?!(?:mon|tues|wednes|thurs|fri|satur|sun)day)/i,
    );
  const said = told.toLowerCase();
  const isUntold = (words: string): boolean => !said.includes((words.split(' ').at(-1) ?? '').toLowerCase());
  // "In the public toilet loud": how it is, and no part of the place.
  const where = line.where
    .filter((place) => isUntold(place) && !/ (?:loud|full|busy|noisy|closed|open|crowded)$/i.test(place))
    .flatMap((place) => placeWith(place, text));
  const dated = [...text.matchAll(/\bon the \d+(?:st|nd|rd|th)\b/g)].map(([date]) => date);
  const when = [...clause.when, ...dated].filter(
    (time) => text.includes(time) && isUntold(time) && isPoint(time, text),
  );
  const whereAndWhen = [...where.slice(0, 1), ...(when.length === 1 ? when : [])].join(' ');
  const people = line.who.filter((who) => isUntold(who) && comesAlong(who, text)).slice(0, 1);
  return [
    ...(whereAndWhen === '' ? [] : [`It is ${whereAndWhen}.`]),
    ...people.map((who) =>
      isAway(who, saidIn(line))
        ? `${capitalised(who)} ${clause.when.length > 0 ? 'is not there that day' : 'will not be there'}.`
        : `${capitalised(who)} will be there.`,
    ),
  ];
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "in Castlebar", where the words say that something is there, and not that somebody goes there. */
export const placeWith = (place: string, text: string): string[] => {
  // "For a job in Leeds": where the job is, and not what is told.
  // "Losing at Mario Kart" names no place.
  if (
    new RegExp(
      `\\b(?:los|lost|win|won|play|good|bad|better|beat|cheat|laugh|shout|scream|point|look|cross|angry|mad)\\p{L}* at ${escaped(place)}`,
      'iu',
    ).test(text)
  )
    return [];
  const before = new RegExp(
    `^(?!.* for (?:an?|the|my|his|her) [^,]*\\b(?:in|at) ${escaped(place)}).*?\\b(in|at) ${escaped(place)}`,
    'u',
  ).exec(text)?.[1];
  return before === undefined ? [] : [`${before} ${place}`];
};

/** "On Saturday", "next week", "after Easter"; not the first half of "from Tuesday to Friday", nor what is long past. */
const isPoint = (time: string, text: string): boolean =>
  // "After 9 months" says how long somebody was away, and not when it is.
  !/^this (?:year|term)|^at \d{1,2}$|^after (?:\d+|an?|two|three|four|five|six|many|some|several) (?:days?|weeks?|months?|years?)\b/i.test(
    time,
  ) &&
  /^(?:on|next|this|in|at|after|before|tomorrow|today|tonight)\b/i.test(time) &&
  !new RegExp(`${escaped(time)} to \\p{L}+day\\b`, 'iu').test(text);

/** "Instead of Mrs Doyle", "while Mr Lee is off": whoever is named so is the one who does not come. */
const isAway = (who: string, text: string): boolean =>
  new RegExp(
    `\\b(?:instead of|in place of|rather than|not|no|without|covering for|replacing) (?:with )?${escaped(who)}|\\b${escaped(who)} (?:(?:is|will be|has gone) )?(?:away|off|ill|sick|poorly|absent|gone|not)\\b`,
    'iu',
  ).test(text);

const comesAlong = (who: string, text: string): boolean =>
  new RegExp(`\\b(?:with|by) ${escaped(who)}(?!['’])`, 'u').test(text) || /^(?:Dr|Mr|Mrs|Ms|Miss) /.test(who);
