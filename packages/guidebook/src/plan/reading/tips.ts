// What a carer would say at the door: how to talk with the child, what to do, what never to do. It stands on the first page, in the
// carer's words, and is not advised on (PL24, PL27).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isForClinic } from '@calmbridge/reader/clinic/read-clinic';
import { sentencesOf } from '@calmbridge/reader/clinic/split-entries';
import { isHarmfulMethod } from './harm/harmful-method.ts';
import { isConfidential } from './told/confidential.ts';
import { kin } from './told/writer.ts';

/** Said to whoever reads the form, and nothing of the child: "sorry if this is too much", "on my break typing this". */
export const isAside = (sentence: string): boolean =>
  ofWriter.test(sentence.trim()) ||
  naming.test(sentence.trim()) ||
  (!/\b(?:please|never|do(?:n['’]?t| not)|if (?:he|she|they|it)|when (?:he|she|they|it)|lives? with)\b/iu.test(
    sentence,
  ) &&
    (greeting.test(sentence.trim()) ||
      (toReader.test(sentence) && !ofChild.test(sentence)) ||
      whoFills.test(sentence.trim())));
/** "Filling in what mum told us: he bolts" tells of the child as well. */
const ofChild = /\b(?:he|she|they|him|them)\b|[:;]\s+\p{L}|\b(?:because|as|that) (?:his|her|their|\{child)/iu;
/** Only the name, which the whole plan uses: "Everyone calls him Teddy." */
const aName = "[\"'‘“]?(?:\\p{Lu}[\\p{L}'’-]*|\\{child\\d*\\})[\"'’”]?";
const naming = new RegExp(
  `^(?:(?:[Ee]very(?:one|body)|[Ww]e|[Aa]ll)(?: (?:all|just|always))? calls? (?:him|her|them) |[Ee]very(?:one|body) says (?!(?:Stop|Finished|No|Yes|Wait|Go|Help|More|Hello|Bye|Please|All|Good|Done|Ready|Now|First)\\b)|(?:[Hh]e |[Ss]he |[Tt]hey )?(?:[Gg]oes by|(?:[Ll]ikes|[Pp]refers) to be called)|[Pp]lease call (?:him|her|them)|[Kk]nown as) ?${aName}(?: (?:or|and) ${aName}(?: \\p{Ll}+)?)?[.!]*$`,
  'u',
);
/** Whoever fills in the form speaks of themselves: "Im 68 and new at this", "dont know what to put". */
/** Only of themselves: "we come from war" is of the child as well, and stays. */
const ofWriter =
  /\b(?:do(?:n['’]?t| not)|not sure|no idea) (?:really )?(?:know )?what (?:else )?(?:to|i should) (?:put|write|say)\b|^(?:i|we)(?: a|['’])?(?:m|re)? (?:(?:only|just|so|very|a bit|still|a|an|the) )*(?:\d+|new|tired|exhausted|sorry|old|grand\w*|foster\w*|step\w*|single|typing|writing|filling|on my|at work|in a hurry|doing (?:this|my best)|hope|trust|tried to|will (?:finish|add|do)|know (?:this|it))\b(?!.*\b(?:he|she|they|him|her|them|his|their|please|no|never|\{child\d*\})\b)/iu;
/**
 * The writer's own doing and not the child's, whatever else the sentence names: "I write with help", "If we cannot come, text her". What is done
 * with the child stays: "We sign with him".
 */
export const isOfWriter = (sentence: string): boolean => {
  const said = sentence.replace(/(?<!\p{L})['‘"“][^'‘’"“”]{1,60}['’"”]/gu, ' ').trim();
  return (
    ofWriter.test(said) ||
    /^(?:and |but |so )*(?:if|when|unless|because|until|while) (?:i|we|it|the|a|an|there|nobody|no one|somebody|someone|my|our)(?:['’]?(?:m|re))? /iu.test(
      said,
    ) ||
    (/(?<!\b(?:and|to|with|than|as|like|for|what|how|where|when|if|means) )(?:^|[,;:.(]\s*|\b(?:sorry|that|because|but) )(?:i|we|my \p{L}+|our \p{L}+)(?:['’]?(?:m|re|ve|ll))? \p{L}/iu.test(
      said,
    ) &&
      !/\b(?:he|she|they|him|her|them|his|their|\{child\d*\})(?:['’]s)?\b/iu.test(said))
  );
};
/** "Brother filling.", "Written by his mum.": of the form, and never how the child writes or what the family says. */
const role = `(?:(?:his|her|their|the|older|big|this is) )*(?:${kin}|carer|key ?worker|teacher|nurse|social worker)`;
const whoFills = new RegExp(
  [
    '^(?:filled|written|typed) (?:in |out |up )?by (?!hand\\b)',
    '^(?:he|she|they|\\p{Lu}\\p{Ll}+|\\{child\\d*\\})(?: has| have| also)? (?:reads? this|read it|checked|sat with (?:me|us)|agreed|looked at|helped) ?(?:(?:this|it|me|us|with|fill(?:ed|ing|s)?|in|out|the form|for|also|and|has|agreed|corrected|places?|two|some)(?: |(?=[.!]*$)))*[.!]*$',
    `^(?:i|we)(?:['’]?m| am|['’]?re| are) (?:${role}|(?:(?:his|her|their|the) )?(?:ta|lsa|1:1|tutor|support worker|key person|nursery nurse))s?,? (?:and )?(?:am |are )?(?:writing|filling|typing|completing)(?: (?:this|it|in|out|up|the form|for|with|on behalf of|him|her|them|(?:(?:his|her|their) )?(?:mum|mom|dad|mother|father|parents)(?:['’]s (?:ok|okay|permission|help|consent))?))*[.!]*$`,
    `^${role} here(?:,? \\p{L}+(?: \\p{L}+)?)?[.!]*$`,
    `^${role} (?:filling|writing|typing|writes)(?: (?:this|it|in|out|the form))*(?: ?\\([^)]*\\))?[.!]*$`,
    '^(?:\\p{L}+ ){1,3}(?:filling|writing|typing|writes|fills)(?: (?:it|in|out))* (?:this|the form)(?: (?:in|out))?(?: ?\\([^)]*\\))?[.!]*$',
  ].join('|'),
  'iu',
);
const greeting = /^(?:hi|hiya|hello|hey|thanks?|thank you|thx|sorry|apologies|lol|i know)\b/iu;
const toReader =
  /\b(?:typing this|tell us what to do|what (?:do|should|can) (?:i|we) do|where (?:do|should) (?:i|we) (?:start|begin)|know where to (?:start|begin)|filling (?:because|for|this|it|in|out|at)(?: (?:in|out))?|(?:will |to )?(?:finish|add|do|write) (?:(?:it|this|more|the rest) )?later|hope (?:this|that) (?:helps|is ok(?:ay)?|makes sense)|if (?:yo)?u need anything(?: else)?|any more questions|(?:ask|call|text|ring|email) me (?:if (?:yo)?u|any ?time|with any))\b/iu;

/** A greeting before what counts: "sorry for the typos!! if she goes floppy …". */
export const withoutGreeting = (sentence: string): string =>
  sentence.replace(
    /^(?:hi|hiya|hello|hey|thanks?|thank you|sorry|apologies)\b[^.!?]{0,60}[.!?]+\s+(?=\S)/iu,
    '',
  );

/** Another way of talking than speech, in the words of somebody who knows: it wins over what was ticked. */
const otherWay =
  /\b(?:texts? (?:him|her|them|me|us|back|instead)|texting(?! (?:him|her|them) (?:the|an?|what|when|where|his|her|their|about|in|before)\b)|by text|types|typing|writes(?: it)?(?: down)? (?:better|more|to|instead|it|notes?|what)|prefers? (?:to )?(?:writ|typ|text|messag|whatsapp|app\b|chat\b)\w*|(?:give|hand|offer)s? (?:him|her|them) (?:a |the )?(?:pen|paper|notebook|phone|whiteboard)|writing talk|notebook|whiteboard|scripts|scripting|(?:lines?|sentences?|quotes?|phrases) (?:of|from) (?:a |the )?(?:cartoons?|films?|movies?|shows?|songs?|videos?)|echo\w*|whispers? (?:to|it)|through (?:a |the |his |her |their )?(?:puppet|toy|bear)|makaton|pecs|(?:e-?mails?|texts?|messages?|writes?) [^.;]{0,30}(?:rather than|instead of) (?:say|talk|speak|tell)\w*|(?:messag\w+|whatsapp|e-?mails?|chat) [^.;]{0,20}(?:best|better|works?|easier|instead|only)|(?:best|better|easier|prefers?) (?:by|on|over|in|with) (?:text|whatsapp|messages?|e-?mail|writing|chat)|(?:says?|quotes?|repeats?|talks?) [^.;]{0,20}(?:from|of) (?:the )?(?:telly|tv|television|youtube|films?|movies?|cartoons?|shows?|books?|songs?)|sign(?:s|ing) (?:for|when|to))\b/iu;

/** The box that tells of it, as written. Who talks with a device or in sign has said so on the form. */
export const ownWayIn = (profile: ChildProfile): string[] => {
  const { interactionStyle, communication, preferredCommunication } = profile;
  const isTicked =
    communication === 'Non-Verbal' ||
    communication === 'Uses Assistive Devices' ||
    preferredCommunication === 'AAC Device' ||
    preferredCommunication === 'Sign Language';
  const isTold = isTicked
    ? saysOtherwise(profile)
    : isOwnWay(interactionStyle) || (communication === '' && preferredCommunication === '');
  return isTold && /\p{L}/u.test(interactionStyle) && !isConfidential(interactionStyle)
    ? [interactionStyle.trim()]
    : [];
};

/** What somebody wrote wins over what was ticked: a tablet beside “Sign Language”, "fully verbal" beside “Non-Verbal”. */
const saysOtherwise = ({ interactionStyle, communication, preferredCommunication }: ChildProfile): boolean =>
  (preferredCommunication === 'Sign Language' &&
    /\b(?:tablet|i-?pad|talker|device|aac|app)\b/iu.test(interactionStyle)) ||
  (communication === 'Non-Verbal' &&
    /(?<!\bnon[- ]?)\b(?:fully|very|quite) verbal\b|\btalks (?:non[- ]?stop|a lot|all|fast|in (?:full |long )?sentences)\b|\bspeaks (?:fluently|well|in (?:full |long )?sentences)\b/iu.test(
      interactionStyle,
    ));

/** "Texts when upset" is for those moments, and a plan sent by text is what others do. */
const isOwnWay = (text: string): boolean =>
  otherWay.test(
    text
      .replace(
        /[^.;]*\b(?:when|if) (?:(?:he|she|they)(?:['’]?s| is| are)? )?(?:too )?(?:upset|stress\w*|anxious|tired|overwhelm\w*|cross|angry|sad|shy|nervous|scared|worried|shut ?down|in a meltdown)\b[^.;]*/giu,
        ' ',
      )
      .replace(
        /[^.;]*\b(?:tell\w*|told|shown|showing|send\w*|sent|given|giving|know|hear|plan)\b[^.;]{0,40}\bby (?:text|e-?mail|message)\b[^.;]*/giu,
        ' ',
      ),
  );

export const talksByDevice = ({
  communication,
  preferredCommunication,
}: Pick<ChildProfile, 'communication' | 'preferredCommunication'>): boolean =>
  communication === 'Uses Assistive Devices' || preferredCommunication === 'AAC Device';

/** "Count to 20 before you ask again", "wait 15 seconds": the carer's number, not ours. */
export const waitTold = ({ interactionStyle, notes, learningStyle }: ChildProfile): string | null => {
  const told = [interactionStyle, notes, learningStyle].flatMap(sentencesOf);
  // Beside "wait" in the sentence before it: "Wait. Count to 20."
  const found = told.map((sentence, at) => secondsIn(sentence, told[at - 1] ?? '')).find(Boolean);
  if (!found) {
    const counted = told.map((sentence) => waitCount.exec(sentence)?.[1]?.toLowerCase()).find(Boolean);
    if (counted !== undefined) return `${numbers[counted] ?? counted} seconds`;
    const minutes = sentencesOf(interactionStyle).map(minutesIn).find(Boolean);
    if (minutes) return minutes;
  }
  return found ? `${found} seconds` : tellsToWait.test(interactionStyle) ? asLong : null;
};
/** "Wait (count to ten in your head), then help". */
const waitCount =
  /\bwait\b[^.;]{0,12}\bcount (?:slowly )?to (\d{1,2}|five|six|eight|ten|twelve|fifteen|twenty)\b/iu;
const numbers: Readonly<Record<string, string>> = {
  five: '5',
  six: '6',
  eight: '8',
  ten: '10',
  twelve: '12',
  fifteen: '15',
  twenty: '20',
};
/** Counting also calms, and also ends things: it is the time for an answer only where the words speak of one. */
const secondsIn = (sentence: string, before: string): string | undefined =>
  (ofAnswer.test(`${before} ${sentence}`) && !ofCalming.test(sentence)
    ? (/\bcount(?:s|ing)? (?:slowly |silently )?(?:(?:to|up to) )?(\d{1,2})\b/iu.exec(sentence)?.[1] ??
      // "One question at a time, 20 seconds."
      (isForClinic(sentence) ? undefined : endsInSeconds().exec(sentence)?.[1]))
    : undefined) ??
  new RegExp(
    `\\b(?:wait|give (?:him|her|them)|needs?|takes?|after|in) (?:about |up to |at least |around |maybe |a |full |processing time |time to process |thinking time |of |to answer )*${seconds}(?! (?:on|of|in|under|to (?:calm|cool|settle)))`,
    'iu',
  ).exec(sentence)?.[1];
const endsInSeconds = () =>
  new RegExp(`\\b(?:questions? at a time|wait)[^.;]{0,12}[,;:] ${seconds}\\s*[.!]*$`, 'iu');
/** "20 seconds", "10-15 sec". */
const seconds = '(\\d{1,2}(?: ?(?:-|–|to) ?\\d{1,2})?) ?(?:s|secs?|seconds)\\b';
/** "Doesn't answer straight away, give him a minute". */
const minutesIn = (sentence: string): string | undefined =>
  ofAnswer.test(sentence) && !ofCalming.test(sentence)
    ? /\b(?:wait|give (?:him|her|them)|needs?|takes?) (?:about |up to |at least |around |maybe )*((?:a|one|two|half a|\d) (?:mins?|minutes?))\b/iu
        .exec(sentence)?.[1]
        ?.replace(/\bmins?\b/iu, (word) => (/s$/iu.test(word) ? 'minutes' : 'minute'))
    : undefined;
const ofAnswer =
  /\b(?:wait\w*|answers?|answering|repl(?:y|ies)|respon\w+|process\w*|ask\w*|questions?|says? (?:it|anything)|speak|talk|repeat\w*|before you (?:say|ask|help)|take (?:it )?in)\b/iu;
const ofCalming =
  /\b(?:calm\w*|settl\w*|sooth\w*|cool\w*|breath\w*|angry|anger|upset|meltdowns?|cross|temper|countdown|count(?:s|ing)? down|then (?:we|stop|off|off it)|turns?)\b/iu;
/** "One full story before the answer. Please wait": no number of ours stands beside it. */
export const asLong = 'as long as it takes';
const tellsToWait =
  /\b(?:wait(?! for)|be patient|takes? (?:his|her|their) time|slow to (?:answer|reply)|do(?:n['’]?t| not) repeat)\b/iu;

/** What settles the child when it is too much, as the notes tell it. */
export const calmingIn = (notes: string): string[] =>
  sentencesOf(notes).filter(
    (sentence) =>
      whenHard.test(sentence) &&
      (toDo.test(sentence.replace(notDone, ' ')) || /^(?:when|if) [^:]{3,40}: *\p{L}/iu.test(sentence)) &&
      !isAside(sentence) &&
      !isConfidential(sentence) &&
      !isHarmfulMethod(sentence) &&
      !/\bmeans\b|^(?:please )?(?:do(?:n['’]?t| not)|never)\b[^,;]*$/iu.test(sentence),
  );
/** "He doesn't say when he is upset" tells nobody what to do. */
const notDone =
  /\b(?:he|she|they|we|you|i|people|\{child\d*\}) (?:\p{L}+ )?(?:(?:do(?:es)?|ca|wo|wi)(?:n['’]?t|n?not|ll not)|can(?:no|['’])?t|never|does not) \p{L}+|\b(?:might|may|will|would|could) not \p{L}+/giu;
const toDo =
  /\b(?:ask|leave|give|let|take|sing|say|tell|offer|wait|stop|get|put|play|count|show|needs|sit|stay|hold|hum|carry|rock|rub|squeeze|press|lower|turn|walk|go|calms?|settles?|helps?|finishes|normally calm|(?:quiet|dark) (?:room|place|corner)|no talking)\b/iu;
const whenHard =
  /\b(?:upset|overwhelm\w*|overload\w*|melt\w*|stress\w*|distress\w*|agitated|frustrat\w*|wound up|worked up|losing it|panic\w*|anxious|scared|afraid|frightened|cr(?:y|ies|ying)|kicks? off|too much|covers?|shouts?|shouting|floppy|on the (?:floor|ground)|shuts? down|hides?|hood up|calms?(?: (?:him|her|them))?|calm)\b|\b(?:when|if) (?:he|she|they) (?:bites?|hits?|slaps?|punch(?:es)?|bangs?|screams?|kicks?|throws?|scratch(?:es)?|goes (?:quiet|silent|mute)|shuts? down)\b/iu;

/** Topics the carer asks not to bring up: "Dont mention school". */
export const unmentionable = ({ notes, interactionStyle }: ChildProfile): RegExp | null => {
  const topics = [
    ...`${notes}\n${interactionStyle}`.matchAll(
      /\b(?:do(?:n['’]?t| not)|never|please no|no) (?:ever )?(?:mention(?:ing)?|bring(?:ing)? up|talk(?:ing)? about|ask(?:ing)? (?:\p{L}+ )?about) (?:the |his |her |their )?([\p{L}-]{3,})/giu,
    ),
  ]
    .map((found) => found[1] ?? '')
    // "Don't talk about her in front of her" is on manners, and names no topic.
    .filter(
      (topic) =>
        !/^(?:him|her|them|this|that|these|those|what|how|why|it|people|anything|things?|stuff|\p{L}+sel(?:f|ves))$/iu.test(
          topic,
        ),
    );
  return topics.length === 0 ? null : new RegExp(`\\b(?:${topics.join('|')})\\b`, 'iu');
};
