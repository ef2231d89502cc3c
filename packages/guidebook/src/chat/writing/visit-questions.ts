// A list of what to ask when a school is looked at: for what the carer has told of the child, and of nothing else.
import { fillStep } from '../answer/steps.ts';
import type { AskedChild } from '../message/child-asked-about.ts';
import { asksForText } from '../message/question-form.ts';

export function visitQuestions(message: string, child: AskedChild): string | null {
  const text = message.slice(0, 2000).replaceAll('’', "'");
  const isWanted = text.split(/(?<=[.?!\n])\s*/u).some((one) => wish.test(one) && isAsked(one));
  if (!isWanted) return null;
  const friend = withFriend.exec(text)?.slice(1).find(Boolean) ?? '';
  const told = ofWhatIsTold.filter(({ when }) => when.test(text)).map(({ ask }) => ask);
  const asked = [...told, ...(friend === '' ? [] : [ofFriend.replaceAll('FRIEND', friend)]), ...always];
  return [
    'To ask at the visit:',
    asked.map((one, at) => `${at + 1}. ${fillStep(child, one, `visit${at}`)}`).join('\n'),
    after,
  ].join('\n\n');
}

const wish =
  /\b(?:list of (?:things|questions|what)|(?:things|questions) to ask|what (?:should|do|can|to|shall) ?(?:i|we)? ask)\b[^.?!]{0,60}\b(?:school|nursery|college|campus)(?:'s)? (?:visit|open (?:day|evening|morning)|tour)\b(?! (?:to|from|by|of)\b)/iu;
/** "She has a list of things to ask" wants none of us. */
const isAsked = (sentence: string): boolean =>
  sentence.includes('?') ||
  asksForText(sentence) ||
  /^\W*(?:(?:an?|some|good|please|pls|need|want|i need|i want|make me|give me) )*(?:list|things|questions|what)\b/iu.test(
    sentence,
  );

const ofWhatIsTold: readonly { when: RegExp; ask: string }[] = [
  {
    when: /\b(?:nois\w*|sounds?|loud\w*|sensory)\b/iu,
    ask: 'Which places and minutes are the loudest, and where is it quiet? May {name} wear ear defenders, and leave lessons five minutes before the bell?',
  },
  {
    when: /\b(?:lights?|bright\w*|screens?)\b/iu,
    ask: 'Can {name} sit away from the brightest lights, and can some be switched off?',
  },
  {
    when: /\b(?:loos?|toilets?|bathrooms?|wees?|pads?)\b/iu,
    ask: 'Where are the toilets nearest to {his} lessons? Can {name} see them now, and go in lesson time without asking aloud?',
  },
  {
    when: /\b(?:canteen|dinner hall|lunch\w*|eat\w*|food|dining)\b/iu,
    ask: 'Where else can {name} eat, every day and not only as a favour? Who is there, and can a friend come along?',
  },
  {
    when: /\b(?:runs?|bolts?|escapes?|wanders?|gates?|runner)\b/iu,
    ask: 'Which doors and gates are open in the day? Who notices if {name} is not where {he} should be, and how fast?',
  },
  {
    when: /\b(?:changes?|supply|timetable|routine)\b/iu,
    ask: 'How does {name} hear of a changed room or another teacher, and who tells {him}?',
  },
  {
    when: /\b(?:uniform|clothes|tie|shoes|pe kit)\b/iu,
    ask: 'Which part of the uniform can be softer or left out?',
  },
  {
    when: /\b(?:bus|taxi|transport|walk)\b/iu,
    ask: 'How does {name} get here, where does {he} come in, and can it be another door than everybody’s?',
  },
  { when: /\b(?:homework)\b/iu, ask: 'Can homework be done here, or be left out?' },
];

const withFriend =
  /\b[Ff]riends?\b[^.?!]{0,30}?\b(?:called|named|is) (\p{Lu}\p{Ll}+)|\b(?:friend|mate),? (\p{Lu}\p{Ll}+)/u;
const ofFriend = 'Can {name} be in the same form as FRIEND, and sit with FRIEND?';

const always = [
  'Who is {his} one adult here, and can {name} meet them today and take a photo?',
  'Where can {name} go when it is too much, and with which sign, so that {he} need not explain?',
  'When can {name} come again while it is empty?',
];
const after = 'Write the answers beside them, with a name to each, and ask for them by e-mail as well.';
