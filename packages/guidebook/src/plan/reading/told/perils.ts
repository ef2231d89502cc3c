// What of the carer's words makes a search another one: cold and heat, in which minutes count, and heights, at which nobody is chased.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { entriesOf, sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isDangerous } from '../dangers.ts';

type Told = Pick<ChildProfile, 'safetyRisks' | 'wanderingBehavior' | 'notes' | 'challenges'>;

const cold =
  /\b(?:minus \d+|below zero|freez\w+|frost\w*|hypotherm\w*|blizzards?|snow ?storms?|in (?:the )?snow|cold(?! (?:foods?|drinks?|milk|hands|water tap|showers?|meals?)))\b|(?<![\p{L}\d])[-−–] ?\d{2}\b(?!\s*(?:-|–|\d|am|pm|h\b|years?|kg|min))/iu;
const heat =
  /\b(?:heat ?stroke|heat ?waves?|sun ?stroke|overheat\w*|dehydrat\w*|hot sun|desert|(?:the|in|this) heat|heat$|[45]\d ?(?:°|degrees|celsius))/iu;

/** Among the dangers and of going off; in the notes only where it is told as a danger or of being out. */
const saidOf = (words: RegExp, { safetyRisks, wanderingBehavior, notes }: Told): string[] => [
  ...new Set([
    ...[...entriesOf(safetyRisks), ...sentencesOf(safetyRisks)].filter((said) => words.test(said)),
    ...sentencesOf(wanderingBehavior).filter((said) => words.test(said)),
    ...sentencesOf(notes).filter((said) => words.test(said) && (isDangerous(said) || outside.test(said))),
  ]),
];
const outside =
  /\b(?:out(?:side|doors)?|lost|missing|found|barefoot|without (?:a |his |her |their )?(?:coat|hat|shoes|jacket))\b/iu;

/** One quote for what stands in another. */
const whole = (said: readonly string[]): string[] =>
  said.filter((one) => !said.some((other) => other !== one && other.includes(one)));

export const coldTold = (profile: Told): string[] => whole(saidOf(cold, profile));
export const heatTold = (profile: Told): string[] => whole(saidOf(heat, profile));

/** Where a fall kills. */
export const highUp =
  /\b(?:roofs?|parapets?|masts?|towers?|scaffold\w*|cranes?|pylons?|ledges?|chimneys?|water tanks?|tall trees?|lamp ?posts?)\b/iu;

/** Goes up: a mast, a roof, a tree. A window that is locked and a climbing frame are none. */
export const climbsHigh = ({ safetyRisks, wanderingBehavior, challenges }: Told): boolean =>
  [
    ...entriesOf(safetyRisks),
    ...entriesOf(wanderingBehavior),
    ...entriesOf(challenges).filter(isDangerous),
  ].some((said) => goesUp.test(said));
const goesUp =
  /\bclimb(?:s|ed|ing)?\b(?! (?:in|into|out|frames?|walls? at)\b)(?![^.;,]{0,24}\b(?:counters?|worktops?|tables?|sofas?|couch|furniture|beds?|bunks?|cupboards?|shel(?:f|ves)|bookcases?|chairs?|fridge|cot|stair ?gates?|fences?|you|people|me|us)\b)|\b(?:roofs?|roof ?tops?|parapets?|masts?|cliffs?|towers?|scaffold\w*|cranes?|pylons?|ledges?|bridges?|quarr(?:y|ies))\b|\blook up\b/iu;

/** "Doesn't run", "climbs more than she runs": no line of ours says that the child runs. */
export const deniesRunning = ({ wanderingBehavior }: Told): boolean =>
  /\b(?:do(?:es)?(?:n['’]?t| not)|never|not really|won['’]?t) (?:\p{L}+ )?(?:run|bolt|dart)s?\b|\bmore th[ae]n (?:he|she|they) (?:runs?|bolts?)\b|\bnot (?:a |an )?(?:runner|bolter|running)\b/iu.test(
    wanderingBehavior,
  );

/** Whether running is what was told of. */
export const tellsRunning = ({ wanderingBehavior }: Told): boolean =>
  /\b(?:r[au]n(?:s|ning|ner)?|bolt\w*|dart\w*|dash\w*|sprint\w*|elop\w*|abscond\w*|escap\w*|takes off|legs it|flees?|fast|gone in)\b/iu.test(
    wanderingBehavior,
  );
/** Wanders, without any mention of running. */
export const isCalmWanderer = (told: Told): boolean =>
  told.wanderingBehavior.trim() !== '' && !tellsRunning(told);

/** A socket, plug or appliance that is open, or that the child opens: covers are no help there. */
export const openedElectric =
  /\b(?:open(?:s|ed|ing)?|unscrew\w*|dismantl\w*|tak(?:es|ing) apart|takes? (?:\p{L}+ ){1,3}apart|pulls? (?:off|apart)|repairs?|fix(?:es|ing)|bare|broken|exposed|loose|live) (?:[^.;,]{0,24} )?(?:sockets?|plugs?|outlets?|wires?|wiring|cables?|electric(?:ity|s|al)|fuse ?box\w*|appliances?)\b/iu;

/** Stores whose gas takes whoever goes in to help. */
export const foulGas = /\b(?:slurry|manure pits?|silos?|grain (?:bins?|stores?|pits?))\b/iu;

/** What burns or heats a room or a bed. */
export const heatSource =
  /\b(?:(?:wood|log|pellet|coal|multi-?fuel)[- ]?(?:burn(?:er|ing stove)s?|stoves?|fires?)|(?:paraffin|kerosene|oil|gas|calor|portable|electric|fan|halogen|patio|plug-?in|bottled gas) (?:heaters?|stoves?|fires?|lamps?)|paraffin|kerosene|heaters?|radiators?|(?:open|coal|camp|real|gas|electric|bon) ?fires?|fire(?: ?places?| ?pits?)?(?! ?(?:alarms?|drills?|doors?|exits?|engines?|trucks?|fighters?|bells?|practice|stations?|man|men))|candles?|tea ?lights?|incense|oil lamps?|barbecues?|bbqs?|braziers?|chimineas?|hot water bottles?|electric blankets?|(?:hair )?straighteners?|curling (?:tongs|irons?)|aga|rayburn)\b/iu;
