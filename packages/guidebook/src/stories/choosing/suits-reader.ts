// Whether a scene is for whoever the story is read to: no assembly for a grown man, no story on somebody else's new name for the one
// who has it.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import { stemOf } from '@calmbridge/domain/stories/story-subject';
import { wordsOf } from '@calmbridge/domain/text/sentences';
import { genderOf } from '@calmbridge/reader/story-line/people';
import type { StoryLine } from '@calmbridge/reader/story-line/read-line';
import { ageOf } from '../../child/age.ts';
import type { Scene } from '../scene.ts';

export const suitsReader = (scene: Scene, { profile, request }: StoryAsk, line: StoryLine): boolean =>
  !(isForPupils(scene) && (ageOf(profile) ?? 0) >= grownFrom && !atSchool.test(request.about)) &&
  !isOfOtherAge(scene, ageOf(profile)) &&
  !isOfAnother(scene, line) &&
  !isOfOtherKin(scene, line);

/** "Big school" is another one at four than at eleven, and nobody starts nursery at sixteen. */
const isOfOtherAge = ({ title }: Scene, age: number | null): boolean =>
  age !== null &&
  ((/\bsecondary school\b/i.test(title) && age < secondaryFrom) ||
    (/\bstarting nursery\b/i.test(title) && age >= schoolFrom));
const secondaryFrom = 8;
const schoolFrom = 10;

const grownFrom = 18;
/** So many sentences that speak of a school make it one that is told there. */
const mostOfSchool = 4;
const ofSchool =
  /\b(?:teacher|class|classroom|assembly|classmates?|school|playground|lessons?|pupils?|homework|children|grown-ups?)\b/i;
const atSchool = /\b(?:school|college|uni\w*|class\w*|course|teacher|lessons?|lecture\w*|exams?)\b/i;

const isForPupils = ({ ages, at, lines }: Scene): boolean =>
  ages === 'young' ||
  (ages === 'all' && at.length === 1 && at[0] === 'School') ||
  (ages === 'all' &&
    lines.filter(({ levels, text }) => levels.has(2) && ofSchool.test(text)).length >= mostOfSchool);

/** "A person with a new name" is no story for "my new name". */
function isOfAnother({ topic }: Scene, { clauses }: StoryLine): boolean {
  if (!/^(?:an?|another) (?:person|relative|friend|classmate)\b|^some(?:one|body)\b/i.test(topic))
    return false;
  // "Someone says my name wrong" is the child's own.
  if (/\bmy\b/.test(topic)) return false;
  const heads = new Set(wordsOf(topic).slice(2).map(stemOf));
  return clauses.some(({ text }) =>
    [...text.replaceAll('~', '').matchAll(/\bmy (?:own )?((?:\p{L}+ )?\p{L}+)/giu)].some(([, owned = '']) => {
      const words = wordsOf(owned);
      return (
        words.every((word) => genderOf(word) === null) &&
        words.some((word) => /^(?:new|own)$/i.test(word)) &&
        words.some((word) => heads.has(stemOf(word)))
      );
    }),
  );
}

const kinds = [
  /\b(?:grandparents?|grand(?:ma|pa|ad|mother|father)|gran|granny|nan|nana|abuel[ao]|oma|opa|nonn[ao]|lol[ao]|bibi|gogo|babcia|dziadek)\b/i,
  /\b(?:parents?|mum|mummy|mom|mommy|mam|mama|dad|daddy|papa|papá|baba|mother|father)\b/i,
  /\b(?:brothers?|sisters?|siblings?|twin)\b/i,
];

/** "When a grandparent has dementia" speaks of a grandparent all through: not of Dad, where the line names nobody older. */
const isOfOtherKin = ({ title }: Scene, { who }: StoryLine): boolean => {
  const [kind, ...others] = kinds.filter((one) => one.test(title));
  const named = who.join(', ');
  return (
    kind !== undefined &&
    others.length === 0 &&
    !kind.test(named) &&
    kinds.some((one) => one !== kind && one.test(named))
  );
};
