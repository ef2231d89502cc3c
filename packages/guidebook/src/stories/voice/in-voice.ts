// Whose voice a story has: a child speaks, a teenager is told of by name.
import { thirdPersonVerb } from '#child/verbs';
import { capitalised } from '#child/words';
import type { Cast } from '../cast.ts';
import type { Told } from '../composing/told.ts';
import type { Draft } from '../draft.ts';
import type { SceneFacts } from '../facts/fact-slots.ts';
import { titleCase } from '../lines/topic-line.ts';
import { groupVoice } from './group.ts';
import { asGeneralFact, inFirstPerson, inThirdPerson } from './third-person.ts';

export function titleInVoice(version: Told, cast: Cast): string {
  return version.hasBothTitles === true && version.line !== null
    ? `${namedTitle(version.line.title, cast)}: ${titleOf({ ...version, isSceneTitle: true }, cast)}`
    : titleOf(version, cast);
}

function titleOf(
  { scene, line, facts, isFromCarer, isOwnTitle: isAsked, isSceneTitle }: Told,
  cast: Cast,
): string {
  const isOwnTitle =
    line !== null && isSceneTitle !== true && (line.fact === null || isFromCarer || isAsked === true);
  const title = isOwnTitle ? line.title : withWho(scene.title, facts);
  if (cast.group !== 'teen') return title;
  if (isOwnTitle) return namedTitle(title, cast);
  const plain = title
    .split(' ')
    .map((word) => (/^(?:I|\p{Lu}{2,}\p{Ll}?)$/u.test(word) ? word : word.toLowerCase()));
  return titleCase(inThirdPerson(plain.join(' '), cast, true));
}

/** "A Grandparent Moves In" is "Grandma Moves In" where the line says who it is. */
const withWho = (title: string, facts: SceneFacts): string =>
  [...facts].reduce((told, [key, who]) => {
    const [slot, otherwise = ''] = key.split('|');
    return slot === 'who' ? told.replace(new RegExp(`\\b${otherwise}\\b`, 'i'), titleCase(who)) : told;
  }, title);

/** A title made of the carer's words, with the child's name in it. */
export const namedTitle = (title: string, cast: Cast): string =>
  cast.group !== 'teen'
    ? title
    : title
        .replace(/\bon My Own\b/gi, `on ${capitalised(cast.pronouns.their)} Own`)
        .replace(/^(?:His|Her|Their)\b|\bMy\b/g, `${cast.name}'s`)
        .replace(
          /\bI (\p{Lu}\p{Ll}+)/gu,
          (_, verb: string) => `I ${capitalised(thirdPersonVerb(verb.toLowerCase()))}`,
        )
        .replace(/\bMyself\b/g, capitalised(cast.pronouns.themself))
        .replace(/\b(?:I|Me)\b/g, cast.name);

/** Teenagers are told of by name: at the start of a paragraph and now and then after, with pronouns between. */
export function inVoice(paragraphs: readonly Draft[][], cast: Cast): Draft[][] {
  if (cast.group !== 'teen')
    return paragraphs.map((paragraph) =>
      paragraph.map((draft) => ({ ...draft, text: inFirstPerson(draft.text) })),
    );
  const every = cast.pronouns.plural ? 2 : 3;
  let since = every;
  let isNamed = false;
  let isAfterCarers = false;
  const ofGroup = groupVoice(cast, cast.holds.has('school'));
  return paragraphs.map((paragraph) =>
    paragraph.map((draft) => {
      const isFact = draft.type === 'descriptive' && !draft.isOwn;
      const said = isFact ? asGeneralFact(draft.text) : draft.text;
      const isAboutChild = /\b(?:I|my|me|myself|My)\b/.test(said.replace(/"[^"]*"/g, ''));
      // Behind a carer's words "he" may be somebody of theirs.
      if (isAfterCarers && !draft.isCarers) since = every;
      isAfterCarers = draft.isCarers === true;
      // "It is okay to dry my hands" is better with a pronoun: the name wants to be the subject.
      const byName = isAboutChild && since >= every - 1 && (!isNamed || /\bI\b|^My\b/.test(draft.text));
      isNamed ||= byName;
      since = byName ? 0 : since + 1;
      return { ...draft, text: ofGroup(inThirdPerson(said, cast, byName)) };
    }),
  );
}
