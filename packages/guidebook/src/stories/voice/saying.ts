import type { SayingWay } from '#child/speech';

// How a child says something, as a verb phrase after "I can". Messages stand in quotation marks: they are the child's words.

/** "say, "Break, please."", "press "break" on my device", … */
export function sayingOf(way: SayingWay, message: string): string {
  switch (way) {
    case 'speech':
      return `say, "${spoken(message)}"`;
    case 'device':
      return `press "${message}" on my device`;
    case 'gestures':
      return `use my hands to say "${message}"`;
    case 'sign':
      return `sign "${message}"`;
    case 'pictures':
      return `show the "${message}" card`;
    case 'any':
      return `say or show "${message}"`;
  }
}

/** "tell Mum", "tell Mum with my device", "show Mum with my hands", … */
export function tellingOf(way: SayingWay, person: string): string {
  switch (way) {
    case 'speech':
      return `tell ${person}`;
    case 'device':
      return `tell ${person} with my device`;
    case 'gestures':
      return `show ${person} with my hands`;
    case 'sign':
      return `tell ${person} with signs`;
    case 'pictures':
      return `show ${person} a card`;
    case 'any':
      return `tell or show ${person}`;
  }
}

const whole: Readonly<Record<string, string>> = {
  help: 'I need help.',
  break: 'I need a break.',
  stop: 'Please stop.',
  'too loud': 'It is too loud.',
  no: 'No, thank you.',
  wait: 'Please wait.',
  'more time': 'I need more time.',
  hurt: 'It hurts.',
  hello: 'Hello.',
  sorry: 'I am sorry.',
  'thank you': 'Thank you.',
  'my turn': 'Can I have a turn?',
  play: 'Can I play?',
  lost: 'I am lost.',
  goodbye: 'Goodbye.',
  question: 'I have a question.',
  bathroom: 'May I go to the toilet?',
  sad: 'I feel sad.',
  angry: 'I feel angry.',
  'are you okay': 'Are you okay?',
  different: 'I have a different idea.',
  again: 'Please say it again.',
};

const spoken = (message: string): string =>
  whole[message] ?? `${message.charAt(0).toUpperCase()}${message.slice(1)}.`;
