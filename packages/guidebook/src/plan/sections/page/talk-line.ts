// How the person talks, on the first page: the carer's words where they tell of another way, else what was ticked.
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { hardEntriesOf } from '../../reading/hard-entries.ts';
import { asLong } from '../../reading/tips.ts';
import { labelled, type Voice } from '../../voice.ts';
import { isForAllEyes } from '../page-notes.ts';

/** What the carer says of it wins over what was ticked: who texts or writes is not said to speak. No number stands here that nobody told. */
export const talkLine = (voice: Voice): string => `${wayLine(voice)}${whenWordsGo(voice.child)}`;

/** "Can't talk for hours after anything big, texts instead": whoever comes must not wait for speech. */
const whenWordsGo = ({ profile, ownWay }: ChildFacts): string => {
  const told = [profile.challenges, profile.triggers]
    .flatMap(hardEntriesOf)
    .find(
      (said) =>
        /\b(?:can(?:['’]?t|not)|could(?:n['’]?t| not)|stops?|loses?|unable to|no) (?:talk(?:ing)?|speak(?:ing)?|speech|words|(?:his|her|their) (?:words|speech|voice))\b[^.]*\b(?:texts?|writes?|types?|points?|signs?|cards?|nods?|device|phone)\b/iu.test(
          said,
        ) &&
        said.split(/\s+/u).length <= 35 &&
        isForAllEyes({ said }),
    );
  return told === undefined || ownWay.length > 0 ? '' : ` ${quoted(told)}`;
};

const wayLine = (voice: Voice): string => {
  const { child } = voice;
  const fill = (text: string) =>
    voice.fill('page-talk', text, {
      wait: child.waits === null ? 'time' : child.waits === asLong ? 'all the time I need' : child.waits,
    });
  if (child.ownWay.length > 0 && child.ownWay.every((said) => isForAllEyes({ said })))
    return `- **How I talk:** ${child.ownWay.map(quoted).join(' ')} ${fill('Give me {wait}; every way of answering counts.')}`;
  const own = vocabularyTold(child.profile).filter((said) => isForAllEyes({ said }));
  return child.isWayKnown
    ? `${labelled('How I talk', fill(talk[child.way]))}${child.way === 'speech' ? '' : own.map((said) => ` ${quoted(said)}`).join('')}`
    : `- **How I talk:** ${fill(openTalk[child.profile.communication] ?? '____')}`;
};

/** "About 30 words and 50 signs (more, bus, pain)": what can be said is worth more than how. Of a list the entry, of whatever limits it the whole. */
const vocabularyTold = ({ strengths, interactionStyle, learningStyle }: ChildFacts['profile']): string[] =>
  [strengths, learningStyle]
    .flatMap(sentencesOf)
    .flatMap((said) => (limits.test(said) ? [said] : said.split(/[,;]\s*(?![^(]*\))/u)))
    .filter(
      (said) => vocabulary.test(said) && said.split(/\s+/u).length <= 25 && !interactionStyle.includes(said),
    )
    .slice(0, 1);
const limits =
  /\b(?:when|if|unless|but|only|none|no|not|never|mostly|mainly|sometimes|until|since|used|lost|less|few|fewer|\p{L}+n['’]?t)\b/iu;
const vocabulary =
  /\b(?:\d+|ten|twenty|thirty|forty|fifty|a (?:few|handful of|couple of)|some)\+? (?:\p{L}+ ){0,2}(?:words|signs|phrases|pictures|symbols)\b/iu;

/** Known is only whether there is speech: what else says yes and no is asked. */
const openTalk: Readonly<Record<string, string>> = {
  'Non-Verbal': 'Without speech. How I say yes, no, stop and hurt: ____. Give me {wait}.',
  'Limited Verbal': 'A few words. How else I say yes, no, stop and hurt: ____. Give me {wait}.',
};

const talk: Readonly<Record<ChildFacts['way'], string>> = {
  speech: 'I speak. Give me {wait} to answer',
  device: 'with my device. Bring it first, and give me {wait}',
  gestures: 'with my hands and by leading you. Give me {wait}',
  sign: 'in sign. Face me, keep your hands free, and give me {wait}',
  pictures: 'with pictures and by showing you. Give me {wait}',
  any: 'a few words, or I show you. Give me {wait}',
};
