// Which scene a plain line means: "dentist on Friday" names a dentist and nothing special, so a new dentist and a filling, whose own
// words it lacks, give their chance to the scene on a visit.
import { eventWords } from '@calmbridge/domain/stories/check-asked';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import type { EntryReading } from '@calmbridge/reader/entries/entry-reader';
import { grandparentWords, parentWords, siblingWords } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { spelledOut } from '@calmbridge/reader/story-line/spelled-out';
import { scenes } from '#generated/scenes';
import type { Scene } from '../scene.ts';
import { askedWith, sureFrom } from '../sure-scene.ts';

/** Below this a scene is no candidate, and has no chance to give. */
const candidateFrom = 0.15;
const surest = 0.95;
/** Nothing else is near, and line and title name the same: that is as good as sure. */
const aloneFrom = 0.35;
const rivalFrom = 0.3;
/** One that is much less likely than another is not what is plainly meant. */
const leastOfTop = 0.6;
const leastOfSpecial = 0.5;

export function plainReading(reading: EntryReading, typed: string, line: StoryLine): EntryReading {
  return askedForSo(ofPlainScene(reading, typed, line), typed, line);
}

/**
 * The likeliest scene, and carers ask for it in the line's own words: "optician on Thursday with Mum". Of 940 lines by strangers seven
 * such are right and one is not, which is next to it.
 */
function askedForSo(reading: EntryReading, typed: string, line: StoryLine): EntryReading {
  const [best, second] = reading.nearest;
  const scene = best && byId.get(best.id);
  if (!scene || best.chance >= sureFrom || (second?.chance ?? 0) >= rivalFrom) return reading;
  // What stands behind a comma may make it another event.
  if (/[,.;:] /.test(spelledOut(typed))) return reading;
  const core = coreOf(spelledOut(typed), line);
  const least = core.length >= 2 ? phraseFrom : wordFrom;
  if (best.chance < least || core.length === 0 || saysMore(spelledOut(typed), scene)) return reading;
  const isAsked = [scene.topic, ...scene.words, ...scene.asks].some((ask) => {
    const stems = new Set(wordsOf(ask.replaceAll('+', ' ')).map(stemOf));
    return core.every((stem) => stems.has(stem));
  });
  if (!isAsked) return reading;
  return { ...reading, nearest: [{ ...best, chance: sureFrom }, ...reading.nearest.slice(1)] };
}
const phraseFrom = 0.5;
const wordFrom = 0.7;

/** What the line names, without who, where and when. */
function coreOf(about: string, { who, where, when }: StoryLine): string[] {
  const own = new Set([...who, ...where, ...when].flatMap((text) => wordsOf(text).map(stemOf)));
  return eventWords(about)
    .filter((word, at) => !light.test(word) && !(at > 0 && /^\p{Lu}\p{Ll}/u.test(word)))
    .map(stemOf)
    .filter((stem) => !own.has(stem));
}

function ofPlainScene(reading: EntryReading, typed: string, line: StoryLine): EntryReading {
  const near = reading.nearest.flatMap(({ id, chance }) => {
    const scene = chance >= candidateFrom ? byId.get(id) : undefined;
    return scene ? [{ scene, chance }] : [];
  });
  const about = spelledOut(typed);
  const said = saidIn(about, line);
  const [plain, ...others] = near.filter(
    ({ scene }) => isAllNamed(scene, said) && knowsAll(scene, about, line),
  );
  if (!plain || others.length > 0 || saysMore(about, plain.scene)) return reading;
  const isSpecial = new Set(
    near.filter(({ scene }) => lacksItsOwn(scene, plain.scene, said)).map(({ scene }) => scene.id),
  );
  // "Dentist on Thursday" is not a new one, however likely that is: only what is not special is a rival.
  const top = near.find(({ scene }) => !isSpecial.has(scene.id));
  if (plain.chance < leastOfTop * (top?.chance ?? 1)) return reading;
  if (plain.chance < Math.min(rivalFrom, leastOfSpecial * (near[0]?.chance ?? 1))) return reading;
  const chance = near
    .filter(({ scene }) => scene.id === plain.scene.id || isSpecial.has(scene.id))
    .reduce((sum, one) => sum + one.chance, 0);
  const isAlone =
    chance >= aloneFrom &&
    near.every(
      ({ scene, chance: rival }) =>
        rival < rivalFrom || isSpecial.has(scene.id) || scene.id === plain.scene.id,
    );
  const nearest = reading.nearest
    .filter(({ id }) => !isSpecial.has(id))
    .map((one) =>
      one.id === plain.scene.id
        ? { ...one, chance: Math.max(one.chance, Math.min(surest, chance), isAlone ? sureFrom : 0) }
        : one,
    )
    .sort((a, b) => b.chance - a.chance);
  return { ...reading, nearest };
}

/** "Mum has an operation" is somebody's. */
const saidIn = (about: string, { who }: StoryLine): ReadonlySet<string> => {
  const words = who.flatMap(wordsOf).map((word) => word.toLowerCase());
  const kin = [
    ...(who.length > 0 ? ['someone', 'somebody', 'home'] : []),
    ...(words.some((word) => isOfFamily(word)) ? ['family', 'relative', 'relatives'] : []),
    ...(words.some((word) => parentWords.has(word)) ? ['parent'] : []),
    ...(words.some((word) => grandparentWords.has(word)) ? ['grandparent', 'grandparents'] : []),
  ];
  const flies = /\bfl(?:y|ying) (?:to|home|from|back|out)\b/i.test(about) ? ['plane'] : [];
  const said = wordsOf(about).map((word) => sameAs.get(word.toLowerCase()) ?? word);
  // A rabbit is a pet.
  const pets = said.some((word) => isPet.test(word)) ? ['pet', 'pets'] : [];
  return new Set([...said, ...kin, ...flies, ...pets].map(stemOf));
};

const isPet = /^(?:dog|puppy|cat|kitten|hamster|rabbit|bunny|guinea|gerbil|tortoise|budgie|parrot|pony)s?$/i;
const isOfFamily = (word: string): boolean =>
  parentWords.has(word) ||
  grandparentWords.has(word) ||
  siblingWords.has(word) ||
  /^(?:aunt|auntie|aunty|uncle|cousin|cousins)$/.test(word);

const sameAs: ReadonlyMap<string, string> = new Map([
  ['aeroplane', 'plane'],
  ['airplane', 'plane'],
  ['bicycle', 'bike'],
  ['loo', 'toilet'],
  ['movie', 'film'],
  ['flight', 'plane'],
  ['motorway', 'road'],
  ['herself', 'myself'],
  ['himself', 'myself'],
  ['themselves', 'myself'],
]);

/** What is denied, only may be, or has another turn than the scene's is nothing plain: a cast that comes off is not getting one. */
const saysMore = (about: string, { title }: Scene): boolean =>
  [...(about.split(/,? because /)[0] ?? about).matchAll(isMore)].some(
    ([word]) => !title.toLowerCase().includes(word.toLowerCase()),
  );
const isMore =
  /\b(?:not|no|never|if|instead|without|off|out|away|over|again|last|ends?|stops?|new|different|another|chang\w+|moved|late|lost|broken|closed|cancelled|ill|sick)\b|n['’]t\b/gi;

/** Words of a title that say nothing by themselves. */
const light =
  /^(?:an?|the|my|our|his|i|me|we|it|is|am|are|to|at|in|on|of|for|with|from|by|and|when|why|people|go|goes|going|visits?|day|time|have|having|has|get|getting|take|taking|wear\w*|use|using|ride|riding|fly|flying|celebrat\w*|watch\w*|appointment|check-?up|called|named|came|comes|coming|today|tomorrow|tonight)$/i;

/** Each with what may stand for it: "having a filling or tooth out" is about either. */
const namedBy = ({ title }: Scene): string[][] =>
  title
    .toLowerCase()
    .split(/ or /)
    .map((side) =>
      wordsOf(side)
        .filter((word) => !light.test(word))
        .map(stemOf),
    )
    .filter((side) => side.length > 0);

const isAllNamed = (scene: Scene, said: ReadonlySet<string>): boolean =>
  namedBy(scene).some((side) => side.every((stem) => said.has(stem)));

/** Nothing in the line is more than the scene is asked for with, people, places and days aside. */
function knowsAll(scene: Scene, about: string, { who, where, when }: StoryLine): boolean {
  const own = new Set([...who, ...where, ...when].flatMap((text) => wordsOf(text).map(stemOf)));
  const known = askedWith(scene);
  // What stands behind the first comma is said besides.
  const [first = about] = about.split(/[,.;]\s|,? (?:because|so) /);
  return eventWords(first).every(
    // A name behind the first word is somebody's, or a shop's or a town's.
    (word, at) =>
      (at > 0 && /^\p{Lu}\p{Ll}/u.test(word)) ||
      light.test(word) ||
      known.has(stemOf(word)) ||
      own.has(stemOf(word)),
  );
}

/** Of the same thing as the plain one, and of something besides that the line does not say. */
function lacksItsOwn(scene: Scene, plain: Scene, said: ReadonlySet<string>): boolean {
  const known = askedWith(scene);
  const isOfSame = namedBy(plain)
    .flat()
    .some((stem) => said.has(stem) && known.has(stem) && !everywhere.has(stem));
  // A party at the soft play is a party: what the line names of the other's title has to be the plain one's too.
  const ofPlain = new Set(namedBy(plain).flat());
  const isOther = namedBy(scene).some((side) => side.some((stem) => said.has(stem) && !ofPlain.has(stem)));
  return (
    scene.id !== plain.id &&
    isOfSame &&
    !isOther &&
    namedBy(scene).every((side) => side.some((stem) => !said.has(stem)))
  );
}

/** What so many scenes speak of makes no two alike. */
const everywhere = new Set(['home', 'school', 'parent', 'someone', 'comes', 'class'].map(stemOf));

const byId: ReadonlyMap<string, Scene> = new Map(scenes.map((scene) => [scene.id, scene]));
