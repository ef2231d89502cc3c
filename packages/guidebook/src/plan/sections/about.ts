// Who this child is: strengths, interests and activities, each box once and whole in the carer's words, with one line that holds for
// whatever stands in it, and a line more only for what the library surely knows (PL18).
import { capitalised, uncapitalised } from '#child/words';
import type { Liking } from '../facts.ts';
import { dangersIn, fitsMouth } from '../reading/dangers.ts';
import { bullet, labelled, type Section, sentence, type Voice } from '../voice.ts';
import { isForPage } from './page-notes.ts';
import { needsReach } from './rule-lines.ts';

const anyStrength: readonly string[] = [
  'Say this first when you tell others about {him}',
  'Thank {him} for the exact thing when you see it',
  'Start the first talk with a new person here',
  'Tell {him} so in plain words, before something hard begins',
];
const anyInterest: readonly string[] = [
  'Begin with a word about it before you ask for anything',
  'Let {him} be the one who knows, and ask a real question',
  'Ask what {he} would like to find out about it, and begin there',
];
const anyActivity: readonly string[] = [
  'Keep its place in the week; it is never earned and never taken away',
  'Ask what makes it good, and keep just that: ____',
  'Let {him} choose who joins, and when it ends',
];
const noStrength: readonly string[] = [
  'Nothing stands here yet about what {name} does well. Ask three people who like {him} for one thing each and write it down: ____',
  'Start with this blank: what did {name} do well this week? ____ Ask at home and at {school}, then build the first goal on it',
  'Watch {name} for three days and note what {he} {v:does} without being asked: ____ That is where teaching starts',
];

/** For a child under five nobody asks for a choice or a talk. */
const smallStrength: readonly string[] = [
  'Tell everyone who looks after {him}',
  'Smile and wait when you see it',
];
const smallInterest: readonly string[] = [
  'Sit beside {him} with it, without a task',
  'Join in as {he} {v:does} it, and follow',
];
const smallActivity: readonly string[] = [
  'Keep its place in the day',
  'Some of it each day, as long as {he} {v:likes}',
];

export type InterestUse = 'talk' | 'learn' | 'calm' | 'move' | 'wait' | 'together';

/** What the library says of something loved, once in a plan. Its games are for children: from thirteen on it says nothing. */
export const knownUse = (voice: Voice, { interest }: Liking, use: InterestUse, key: string): string | null =>
  interest === null || voice.child.group === 'teen' || voice.isUsed(interest[use])
    ? null
    : voice.line(key, [interest[use]]);

const ended = (text: string): string => sentence(capitalised(text)).replace(/____\.$/, '____');

export function aboutSection(voice: Voice): Section {
  const { child } = voice;
  const { strengths, specialInterests, activities, ...words } = child.words;
  const box = (label: string, said: string, safe: string, key: string, lines: readonly string[]) =>
    said === ''
      ? []
      : // What belongs to a danger is not kept for its own sake.
        [said === safe ? `- ${label}: ${said} ${ended(voice.line(key, lines))}` : `- ${label}: ${said}`];
  const isSmall = child.group === 'toddler';
  voice.cite('ni', 'r');
  return {
    title: `About ${child.name}: strengths and interests`,
    isAddOn: true,
    lines: [
      ...(strengths === '' ? [bullet(voice.line('no-strengths', noStrength))] : []),
      ...(isOnPage(strengths, words.safeStrengths)
        ? activities === ''
          ? [
              bullet(
                voice.fill('strength', 'What people see in {name} stands on the first page: begin there'),
              ),
            ]
          : []
        : box(
            `What people see in ${child.name}`,
            strengths,
            words.safeStrengths,
            'strength',
            isSmall ? smallStrength : anyStrength,
          )),
      ...(isOnPage(specialInterests, words.safeInterests)
        ? []
        : box(
            `What ${child.name} loves`,
            specialInterests,
            words.safeInterests,
            'interest',
            isSmall ? smallInterest : anyInterest,
          )),
      ...box(
        `What ${child.name} likes to do`,
        activities,
        words.safeActivities,
        'activity',
        isSmall ? smallActivity : anyActivity,
      ),
      ...withWhom(voice),
      ...riskyLine(voice),
    ],
  };
}

/** Whole on the first page: not said again. */
const isOnPage = (said: string, safe: string): boolean => said !== '' && said === safe && isForPage(said);

/** One line for all that belongs to a danger. */
const riskyLine = (voice: Voice): string[] => {
  const { risky, isAdult, group } = voice.child;
  // Having no fear is nothing that is done.
  const told = risky
    .map(({ said }) => said)
    .filter(
      (said) =>
        !/^(?:fearless|no fear)\b/iu.test(said) &&
        !saysFamilyNo.test(said) &&
        // "Helping me in the garage": somebody is there by what it is.
        !/^(?:help(?:ing|s)?|working|cooking|baking|fixing (?:\p{L}+ )?) ?(?:out )?(?:with )?(?:me|us|mum|mom|dad|grandad|(?:his|her|their) \p{L}+)\b/iu.test(
          said,
        ),
    );
  if (told.length === 0) return [];
  const names = told.filter(
    (said) => !told.some((other) => other !== said && other.toLowerCase().includes(said.toLowerCase())),
  );
  const company = isAdult
    ? 'with someone beside {him}'
    : group === 'teen'
      ? needsReach(voice.child)
        ? 'only with somebody within arm’s reach who knows the clinic’s plan'
        : 'with an adult near who knows of it'
      : 'only with an adult within arm’s reach';
  return [
    labelled(
      names.map((said, index) => (index === 0 ? said : uncapitalised(said))).join(', '),
      voice.fill(
        'risky',
        `Loved, and not without danger: ${company}, and never as a reward or to calm {him} down`,
      ),
    ),
  ];
};

/** "We've said no till the clinic says yes": no line of ours allows it with somebody near. */
const saysFamilyNo =
  /\b(?:said|say|saying|says|told (?:him|her|them)) no\b|\b(?:not|never|n['’]?t) (?:\p{L}+ )?(?:allow(?:ed)?|let (?:him|her|them)|permitted|to (?:do|touch|have|use) (?:it|this|that))\b|\b(?:forbidden|banned|off limits|out of bounds)\b/iu;

/** Water, wheels and machines are fine with somebody there: who that is, is asked once. */
const withWhom = (voice: Voice): string[] => {
  const { child } = voice;
  if (child.isAdult) return [];
  // "Swimming (1:1 always)" says who is there.
  const told = child.words.activities.replace(onScreen, ' ').replace(/[^,;“”()]*\([^()]*\)/gu, ' ');
  const isAtWater = isDrawnToWater(child, told);
  return [
    ...(isAtWater
      ? [
          bullet(
            'At any water, even a puddle, a hose, a bath or a basin, an adult stays within arm’s reach the whole time, and nothing is left full',
          ),
        ]
      : []),
    ...(child.group === 'toddler' && /\b(?:stairs|steps)\b/iu.test(told)
      ? [bullet('Stairs: an adult below, within arm’s reach, each time; a gate the rest of the day')]
      : []),
    ...smallThings(voice),
    ...cords(voice),
    // Who is nearly grown and swims or bakes is asked about only where a danger was told.
    ...((child.age ?? 0) < 15 && (isAtWater ? atMachine : atWaterOrMachine).test(told)
      ? [
          bullet(
            voice.fill(
              'with-whom',
              isAtWater
                ? 'Some of this may mean machines, heights or animals. Which adult is with {him} each time, and who takes over when that adult is away? ____'
                : 'Some of this may mean water, heat, heights, animals or machines. Which adult is with {him} each time, and who takes over when that adult is away? ____',
            ),
          ),
        ]
      : []),
  ];
};

/** "Anything on a string, lanyards": what winds round a neck. */
const cords = (voice: Voice): string[] => {
  const { words, age, profile } = voice.child;
  const loved = `${words.specialInterests} ${words.activities} ${words.strengths} ${profile.comfortItems}`;
  return age !== null && age < 6 && windsRound.test(loved.replace(noCord, ' '))
    ? [
        bullet(
          voice.fill(
            'cords',
            'Strings, cords and straps can wind round a neck: an adult beside {him} the whole time, nothing round the neck, and none in the bed or on the climbing frame',
          ),
        ),
      ]
    : [];
};
const windsRound =
  /\b(?:strings?|lanyards?|cords?|ropes?|ribbons?|shoe ?laces?|laces|necklaces?|(?:phone |charger |charging )?(?:cables?|leads?|wires?)|scar(?:f|ves)|belts?|chains?)\b/iu;
const noCord =
  /\b(?:string (?:cheese|beans?|quartets?|instruments?|lights)|(?:play|plays|playing|learns?) (?:the )?(?:strings|chords)|skipping ropes?|conveyor belts?|seat ?belts?|(?:cuddl\p{L}*|holds?) [^,;.]{0,12}scarf|chain (?:saws?|reactions?)|daisy chains?|rope (?:bridges?|swings?))\b/giu;

/** What fits into a mouth of three. */
const smallThings = (voice: Voice): string[] => {
  const { words, group, profile } = voice.child;
  return group === 'toddler' &&
    fitsMouth.test(`${words.specialInterests} ${words.activities} ${words.strengths} ${profile.comfortItems}`)
    ? [
        bullet(
          voice.fill(
            'small',
            'Small things can be swallowed: an adult beside {him} the whole time, and they are counted away after',
          ),
        ),
      ]
    : [];
};

/** Under six a hand's depth is enough to drown in; older, where water is told as what draws the child. */
const isDrawnToWater = ({ age, words, profile, group }: Voice['child'], activities: string): boolean =>
  (age !== null &&
    age < 6 &&
    anyWater.test(
      `${activities} ${words.specialInterests} ${words.safetyRisks} ${profile.triggers} ${profile.challenges}`,
    )) ||
  (group !== 'teen' &&
    anyWater.test(`${activities} ${words.specialInterests}`) &&
    /\b(?:water|rivers?|ponds?|pools?|sea|lakes?|canals?|drains?)\b/iu.test(
      `${dangersIn(profile).join(' ')} ${profile.wanderingBehavior}`,
    ));
const anyWater =
  /\b(?:water|hoses?|puddles?|bath(?:s|time)?|tina|bañera|piscin[ae]|basins?|taps?|pools?|splash\w*|paddl\w*|plumbing|buckets?|sinks?|beach|swim\w*|drains?)\b/iu;
const atMachine =
  /\b(?:quad(?: ?bikes?)?|four[- ]?wheelers?|atvs?|motor ?bikes?|dirt ?bikes?|mopeds?|go[- ]?karts?|tractors?|mowers?|engines?|mixers?|chain ?saws?|welding|grinders?|power tools?|saws?|horses?|pon(?:y|ies)|riding|balcon(?:y|ies))\b/iu;
const atWaterOrMachine =
  /\b(?:swim\w*|pools?|piscin[ae]|water(?:hole|fall)?s?|rivers?|creeks?|lakes?|sea|beach\w*|surf\w*|tide ?pools?|eel(?:s|ing)|fishing|boats?|kayak\w*|canoe\w*|sail\w*|paddl\w*|hot (?:tub|pot|spring)s?|sauna|quad(?: ?bikes?)?|four[- ]?wheelers?|atvs?|motor ?bikes?|dirt ?bikes?|mopeds?|go[- ]?karts?|tractors?|mowers?|engines?|chain ?saws?|welding|grinders?|power tools?|saws?|horses?|pon(?:y|ies)|riding|balcon(?:y|ies))\b/iu;
const onScreen =
  /[^,;“”]*\b(?:videos?|games?|shows?|youtube|drawing|books?|stickers?|models?|watching|toy)\b[^,;“”]*/giu;
