// How the person talks, on the first page: the carer's words where they tell of another way, else what was ticked.
import { quoted } from '../../carer-words.ts';
import type { ChildFacts } from '../../facts.ts';
import { asLong } from '../../reading/tips.ts';
import { labelled, type Voice } from '../../voice.ts';
import { isForAllEyes } from '../page-notes.ts';

/** What the carer says of it wins over what was ticked: who texts or writes is not said to speak. */
export const talkLine = (voice: Voice): string => {
  const { interactionStyle, notes } = voice.child.profile;
  // What pushing or turning away means is the family's to say.
  const isToldOtherwise = /\b(?:push(?:es|ing)?|turn(?:s|ing)? away)\b/iu.test(
    `${interactionStyle} ${notes}`,
  );
  return isToldOtherwise ? tickedTalk(voice).replace(meansNo, '') : tickedTalk(voice);
};

const meansNo = / If I (?:push it|turn) away, that is a no\.?/u;
const tickedTalk = (voice: Voice): string => {
  const { child } = voice;
  if (child.ownWay.length > 0 && child.ownWay.every((said) => isForAllEyes({ said })))
    return `- **How I talk:** ${child.ownWay.map(quoted).join(' ')} ${voice.fill('page-talk', child.waits === null || child.waits === asLong ? 'I answer in my own time; every way counts.' : 'Give me {wait}; every way of answering counts.')}`;
  const own = (text: string) => text.replace(asLong, 'all the time I need');
  return child.isWayKnown
    ? labelled('How I talk', own(voice.fill('page-talk', talk[child.way])))
    : `- **How I talk:** ${voice.fill('page-talk', openTalk[child.profile.communication] ?? '____')}`;
};

/** Known is only whether there is speech: what else says yes and no is asked. */
const openTalk: Readonly<Record<string, string>> = {
  'Non-Verbal': 'Without speech. How I say yes, no, stop and hurt: ____. Give me {wait}.',
  'Limited Verbal': 'A few words. How else I say yes, no, stop and hurt: ____. Give me {wait}.',
};

const talk: Readonly<Record<ChildFacts['way'], string>> = {
  speech: 'I speak. Give me {wait} to answer. Under stress I may lose my words; then show me, and wait',
  device: 'with my device. Bring it first, give me {wait}. If I push it away, that is a no',
  gestures: 'with my hands and by leading you. Give me {wait}. If I turn away, that is a no',
  sign: 'in sign. Face me, keep your hands free, and give me {wait}. If I turn away, that is a no',
  pictures: 'with pictures and by showing you. Give me {wait}. If I push it away, that is a no',
  any: 'a few words, or I show you. Give me {wait}. If I turn away, that is a no',
};
