// How to talk with a child, by the way the child says things most easily. Every way is welcome at every moment.
import type { SayingWay } from '#child/speech';
import type { PracticeId } from '#practices/practices';

export type WayOfSaying = {
  /** The thing to keep in reach: "the device". */
  tool: string;
  /** Third person, with the word in its place: presses "break" on {his} device. */
  shows: string;
  /** The same as an instruction to the adult about what to accept. */
  talk: readonly string[];
  reach: readonly string[];
  by: readonly PracticeId[];
};

export const waysOfSaying: Record<SayingWay, WayOfSaying> = {
  speech: {
    tool: 'the small card set',
    shows: 'says "{word}"',
    talk: [
      'Say it in one short line, then count {wait} before you say it again in the same words',
      'Ask one thing at a time; "which" with two choices is easier than "why"',
      'Say {his} name first, then what you mean, literally; skip hints and sarcasm',
    ],
    reach: [
      'Speech may go when {he} {is} tired or upset: keep five cards (yes, no, stop, help, hurt) on {his} key ring',
      'Agree a silent way for hard hours: thumbs, a note or a text on the phone count as an answer',
      'Put a pad and pen where hard talks happen; writing counts as talking',
    ],
    by: ['fct', 'td'],
  },
  device: {
    tool: 'the device',
    shows: 'presses "{word}" on {his} device',
    talk: [
      'Press two or three words on the device while you speak; expect nothing back',
      'Ask, then wait {wait} with your hands still; answer the first press, even a stray one',
      'Model words {he} {v:needs} today, not only "want" and "more"',
    ],
    reach: [
      'Let {him} find new words on the device {himself}; exploring the pages is how it is learned',
      'Charge the device at the same time each evening; print the main page for bath, pool and empty battery',
      'Put "stop", "help", "hurt", "break" and "toilet" on the first page, always in the same place',
    ],
    by: ['aac', 'md', 'td'],
  },
  sign: {
    tool: 'the card set',
    shows: 'signs "{word}"',
    talk: [
      'Sign the two main words while you say the sentence, hands at {his} eye level',
      'Stand in good light with empty hands; wait {wait} for the answer',
      'Learn one new sign a week with everybody who cares for {him}; film it for relatives',
    ],
    reach: [
      'Make a photo page of {his} own signs for people who do not sign, and clip it to the bag',
      'Keep cards for yes, no, stop, help and hurt beside the signs; strangers can read them',
      'Accept a sign that is only half right, and sign it back whole',
    ],
    by: ['aac', 'md'],
  },
  gestures: {
    tool: 'the card board',
    shows: 'points to "{word}" or shows it with a hand',
    talk: [
      'Follow {his} point or look, name it in one word, then wait {wait}',
      'Hold two real things apart and let {him} reach; say the name of the chosen one',
      'Use few words and a clear hand: come, stop, look, done',
    ],
    reach: [
      'Keep a small board with photos beside {him} so that a point always has something to land on',
      'Write down {his} ten gestures and what they mean; give the page to every helper',
      'Lead {him} to show you, and open doors and cupboards so {he} can',
    ],
    by: ['aac', 'ni'],
  },
  pictures: {
    tool: 'the picture cards',
    shows: 'gives the "{word}" card',
    talk: [
      'Hold up the card as you say its word; two words are a full sentence here',
      'Offer two cards, wait {wait}, give what {he} {v:touches} at once',
      'Answer any try: a look, a reach or a sound is a message',
    ],
    reach: [
      'Hang the cards at {his} height in kitchen, bath and bag; never put them away as a consequence',
      'Start with ten cards {he} {v:needs} this week, real photos first',
      'Ask a speech and language therapist which board or device could come next',
    ],
    by: ['aac', 'fct', 'vs'],
  },
  any: {
    tool: 'the card board',
    shows: 'shows "{word}" in {his} own way',
    talk: [
      'Say it short, show it with a picture or object, wait {wait}',
      'Watch for two weeks which way {he} {v:answers} best: word, hand, card or sound; use that first',
      'Take every look, reach, sound or word as a message and answer within a second',
    ],
    reach: [
      'Put yes, no, stop, help, hurt, break and toilet on the board first, always in the same place',
      'Offer cards beside speech; they add words and hold none back',
      'Add two new cards a week, chosen from what {he} {v:points} at',
    ],
    by: ['aac', 'td'],
  },
};

/** The words of the yes/no/stop/hurt list, and what the adult does at once. */
export const firstWords: ReadonlyArray<{ word: string; answers: readonly string[] }> = [
  { word: 'yes', answers: ['go on at once', 'give or do it within a second', 'nod and start'] },
  {
    word: 'no',
    answers: [
      'take it back, offer one other thing',
      'accept it; ask again in ten minutes at most once',
      'say "no is fine" and move it out of sight',
    ],
  },
  {
    word: 'stop',
    answers: [
      'hands off and one step back, every adult, every time',
      'stop in the middle of the move',
      'pause, count to five, ask with a card',
    ],
  },
  {
    word: 'hurt',
    answers: [
      'bring the body card and follow the finger',
      'look at teeth, ears, belly; write the time',
      'point from head to toe and wait at each part',
    ],
  },
  {
    word: 'break',
    answers: [
      'walk to the quiet place with no questions',
      'five minutes off, no conditions',
      'clear the table first, talk later',
    ],
  },
];
