// What helps with a hard moment may be told in another box: "On ferry days hand him the timetable". Then nobody is asked for it again, and the
// sentence stands at the moment it answers, as it was written. Found by the rarer words that both name, never by what they may mean.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { hardEntriesOf } from '../hard-entries.ts';
import { leaningIn } from '../together.ts';
import { isConfidential } from './confidential.ts';

const boxes = ['notes', 'comfortItems', 'socialSupports', 'sleepSchedule', 'interactionStyle'] as const;

/** Lists of things and people: only what is said to be for something. */
const things: ReadonlySet<string> = new Set(['comfortItems', 'socialSupports']);
const forIt = /\b(?:for|if|when|during|works|helps|calms)\b/iu;

/** Null where no sentence tells it, or one that tells it better of another entry. */
export function answerTold(profile: ChildProfile, said: string): string | null {
  if (ofSearch.test(said)) return null;
  const entries = [profile.triggers, profile.challenges].flatMap(hardEntriesOf);
  const found = boxes
    .flatMap((box) => methodsIn(profile[box]).filter((sentence) => !things.has(box) || forIt.test(sentence)))
    .map((sentence) => ({ sentence, shared: sharedOf(said, sentence) }))
    .filter(
      ({ sentence, shared }) =>
        shared > 0 &&
        shared * 3 >= rareIn(said).size &&
        entries.every((other) => sharedOf(other, sentence) <= shared),
    )
    .sort((a, b) => b.shared - a.shared);
  return found[0]?.sentence ?? null;
}

/** Sentences that tell what is done. Behind a "do not" stands what to do instead. */
const methodsIn = (text: string): string[] => {
  const all = leaningIn(text);
  return all
    .map((sentence, at) =>
      forbids.test(sentence) ? [sentence, all[at + 1] ?? ''].join(' ').trim() : sentence,
    )
    .filter(
      (sentence) =>
        tellsWhatIsDone.test(sentence) &&
        !ofSearch.test(sentence) &&
        !isForClinic(sentence) &&
        !isConfidential(sentence) &&
        sentence.split(/\s+/u).length <= 45,
    );
};
const forbids = /^(?:please )?(?:do(?:n['’]?t| not)|never)\b/iu;
const tellsWhatIsDone =
  /(?<!n['’]?t )(?<!\b(?:s?he|they|to|will|can|may|who|you|not|n['’]t|each|an?|the|his|her|their|my|your|one|of|by|left|right) )\b(?:tell|give|show|hand|offer|bring|write|warn|remind|let|say|put|hold|take|wait|text|use|sing|count|check|draw|point|turn|start|leave|stay|switch|play|practi[sc]e)\b|\b(?:we|i) (?:always |usually |just |now |all )*(?:tell|give|show|hand|offer|bring|write|warn|let|say|put|hold|take|wait|text|use|sing|count|check|draw|go|drive|walk|leave|stay|switch|turn|play|make|keep|do|have)\b|\b(?:works|helps|calms)\b/iu;
/** Where to look for somebody is no help with a lift that is out of order, and what is lost is another matter than what it is for. */
const ofSearch = /\b(?:missing|lost|gone|found|search\w*|look for|r[au]ns? (?:off|away)|bolts?)\b/iu;

const sharedOf = (said: string, sentence: string): number => {
  const told = rareIn(sentence);
  return [...rareIn(said)].filter((word) => told.has(word)).length;
};

const rareIn = (text: string): Set<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
      .filter((word) => !common.has(word))
      .map(stemOf)
      .filter((word) => !common.has(word)),
  );

const stemOf = (word: string): string =>
  word
    .replace(/(?<=\p{L}{4})ing$/u, '')
    .replace(/ies$/u, 'y')
    .replace(/(?<=\p{L}{3})(?:ves)$/u, 'f')
    .replace(/(?<=[sxz]|ch|sh)es$/u, '')
    .replace(/(?<=\p{L}{3}[^s])s$/u, '');

/** Words that stand in half of all entries: to share one says nothing. */
const common = new Set(
  `school home house mother father mummy daddy family people person adult teacher friend child kid brother sister baby boy girl
cousin grandma grandpa granny name time hour minute day night morning evening week month year today tomorrow always never
sometimes often again thing something anything everything nothing someone somebody anyone everyone nobody room class place
food water other another when with without from into onto over under after before during about around because until while
have having been being does doing done make making made take taking taken give giving given come coming came going gone
left leave leaving stay start stop stopping finish work works help helps want need like likes love loves hate hates know
says said tell tells told talk talking speak word words call called look looking watch watching hear hearing play playing
wait waiting change changed changing turn turns more most much many some same different very only just even also than then
that this these those there their them they what where which will would could should must cannot wont dont doesnt close
open long short good well better best worse bad hard easy loud quiet small little first last next every each both back down
away here near hand hands face head eyes body feel feeling think ready late early busy upset alone outside inside right wrong
phone door table picture card song music noise sound doesn didn isn wasn aren couldn wouldn won cant can't`.split(
    /\s+/u,
  ),
);
