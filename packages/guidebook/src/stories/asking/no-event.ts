// Lines that tell of no event: somebody tries the page, asks us something, is at the end of their strength, or wants what no story of
// ours does. The carer is told so kindly, and what could be told instead; no scene is guessed from such words.
import type { StoryAsk } from '@calmbridge/domain/assistant/assistant';
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { ageOf } from '../../child/age.ts';
import { chosenScene } from '../choosing/chosen-scene.ts';
import { sceneLabel } from '../choosing/scene-label.ts';
import { isTrialLine } from '../heard/trial-line.ts';

type NoEvent = {
  says: RegExp | ((line: string) => boolean);
  unless?: RegExp;
  text: string;
  question: string;
  /** Scenes that tell what helps instead. */
  scenes?: readonly string[];
};

const whatHappens = 'What happens, and when?';
const sorts: readonly NoEvent[] = [
  {
    says: isTrialLine,
    text: 'There is nothing to tell in this line yet. Write in a few words what happens, as you would say it to a friend: “haircut on Saturday, she hates the clippers”.',
    question: whatHappens,
  },
  {
    says: /^(?:(?:hi|hello|hey|please|sorry)[\s,.!]+(?:there[\s,.!]+)?)?(?:(?:does|do|can|could|will|is) (?:this|it|you|the app|the site|this app|this site)\b.*\b(?:work|cost|free|languages?|welsh|polish|urdu|spanish|arabic|french|german|offline|account|app|print)\b|how much (?:does|is)\b.*\b(?:cost|story|it|this)\b|(?:how|what) (?:does|do) (?:this|it|you|the app) (?:work|do|cost)\b|what is this(?: app| site| page)?(?: for)?$).*$/iu,
    text: 'That sounds like a question to us, and the About page and the chat can say more. Our stories are told in English. For a story, write in a few words what happens: “new bus driver on Monday”.',
    question: whatHappens,
  },
  {
    says: /(?<!\b(?:when|whenever|if|where|once|because|say|that|what) )\bI(?: (?:really |just )?(?:can(?:['’]?t|not)|cannot) (?:do (?:this|it)|cope|go on|take (?:it|this|much more)|carry on|manage)|(?:['’]ve| have) had enough(?: of (?:this|it|everything))?| (?:want to|might) give up)(?: any ?more| much longer)?(?=$|[,.;!]| (?:and|but|with (?:him|her|them|\{child\}))\b)|(?<!\b(?:when|whenever|if|where|once|because|say|that|what) )\bI(?:['’]?m| am) (?:so |just |really |completely |totally |absolutely )*(?:exhausted|burnt out|broken|drowning|at my (?:limit|wit['’]?s['’]? end)|at the end of my (?:tether|rope))\b/iu,
    unless: /\b(?:for help|my teacher|(?:have|take|need) a break|card)\b/i,
    text: 'That sounds very hard, and you don’t have to carry it alone. Tell somebody you trust how it is, or your doctor; in the chat, “Help now” has numbers to ring at any hour, and we can think about tonight with you. The story can wait.',
    question: 'When you are ready: what should the story tell {child}?',
  },
  {
    says: /\bsecrets?\b.*\b(?:tickl\w*|touch\w*|cuddl\w*|kiss\w*|game|games|bath\w*|bed|massag\w*|pictures?|photos?|private|special)\b|\b(?:tickl\w*|touch\w*|cuddl\w*|kiss\w*|game|games|bath\w*|bed|massag\w*|pictures?|photos?|private|special)\b.*\bsecrets?\b/iu,
    unless:
      /\b(?:surprise|birthday|present|presents|gift|party|santa|christmas|spy|agent|club|periods?|pads?|puberty|bra|deodorant|shav\w*|not (?:an? )?secrets?)\b/i,
    text: 'No story of ours asks a child to keep such a secret: a child may always tell, and it is good that yours does. Listen and stay calm, without many questions. If you wonder whether somebody has gone too far, speak today with your child’s school, your doctor or your local child protection service. These stories may help:',
    question: 'Whom can {child} tell?',
    scenes: ['safe-secrets-and-unsafe-secrets', 'my-body-belongs-to-me'],
  },
  {
    says: /\b(?:(?:if|unless) (?:he|she|they|\{child\})\b.*|or(?: else)? (?:the |an? )?|(?:carr(?:y|ies) on|keeps?(?: on)?) (?!asking|saying|thinking|worrying|dreaming).*)(?:police(?:man|men)?|social (?:workers?|services)|bogey ?man|monsters?|witch(?:es)?)\b(?: \p{L}+){0,3}? (?:(?:take|takes|taking|get|gets|lock|locks|arrest|arrests) (?:him|her|them|\{child\})(?= away| up\b| in\b| into\b| to (?:prison|jail)|$|[,.;!])|com(?:e|es|ing) for (?:him|her|them|\{child\})(?=$|[,.;!]))|\b(?:if|unless) (?:he|she|\{child\})\b.*\b(?:(?:he|she|\{child\})(?:['’]ll| will| gets?| is)? (?:go|goes|be sent|be put|sent|put|locked up) (?:to|in|into) (?:prison|jail|an orphanage)|(?:sent|taken|send (?:him|her|them)|put (?:him|her|them)) (?:away|in(?:to)? care))\b/iu,
    unless:
      /\b(?:lost|missing|stuck|burgl\w*|stolen|accident|emergency|999|911|guilty|court|judge|sentence[ds]?)\b/i,
    text: 'A story that frightens does not teach, and this one would tell {child} what will not happen. We can tell what helps in that moment instead.',
    question: 'What could {child} do instead?',
  },
  {
    says: /\b(?:stop(?:ping)?|quit|no|not|less|control(?:ling)?)(?: (?:him|her|them|\{child\}|from|to|be|do|doing|so|more|much|all|the|this|that|his|her|their|hand))* (?:hand[- ]?)?(?:flap(?:s|ping)?|stim(?:s|ming)?|rocking|spinning)\b(?! (?:horses?|boats?|chairs?|books?|rides?|wheels?|tops?|toys?|teacups?|class|machine))|(?<!\b(?:(?:not|n['’]t) (?:have|need) to|no need to|without|okay not|ok not) )\b(?:mak|giv|keep|hold)(?:e|es|ing|s)? (?:more |better |proper |some |good )?eye contact\b|\bmak(?:e|ing) (?:him|her|them|\{child\}) (?:make eye contact|look (?:at (?:people|me|us)|people|me|us|in the eyes?))\b/iu,
    unless: /\b(?:head|hurt\w*|bleed\w*|chair|road|car|traffic|ride|roundabout|machine|wheel|swing|fan)\b/i,
    text: 'Flapping, rocking and looking away often help a child to be calm and to listen, so no story of ours asks for less of it. A story can say that it is okay, and show others another way to join in.',
    question: 'What would you like {child} to know?',
    scenes: ['looking-at-peoples-eyes'],
  },
];

const sortIn = (about: string): NoEvent | undefined =>
  sorts.find(
    ({ says, unless }) =>
      (typeof says === 'function' ? says(about) : says.test(about)) && unless?.test(about) !== true,
  );

/** Null where the line may tell of an event. */
export function askedOfNoEvent({ request: { about }, profile }: StoryAsk): Asks | null {
  const sort = sortIn(about.trim());
  if (sort === undefined) return null;
  const { text, question, scenes = [] } = sort;
  const isGrown = (ageOf(profile) ?? 0) >= 16;
  const example = question.startsWith('Whom') ? (isGrown ? 'the support worker' : 'Mum, or my teacher') : '';
  return {
    is: 'asks',
    text,
    choices: scenes.flatMap((id) => {
      const scene = chosenScene({ scene: id });
      return scene === null ? [] : [{ id, label: sceneLabel(scene) }];
    }),
    fields: [{ id: question.startsWith('Whom') ? 'who' : 'first', question, example }],
  };
}
