import type { SaidSymbol } from '../topic.ts';
import { coreWords } from './core.ts';
import { feelings } from './feelings.ts';
import { food } from './food.ts';
import { furtherNouns } from './further-nouns.ts';
import { home } from './home.ts';
import { natureAndTime } from './nature-and-time.ts';
import { peopleAndBody } from './people-and-body.ts';
import { placesAndPlay } from './places-and-play.ts';

/** In the order of the library: what is needed most comes first, and topics share their parts. */
export const everydaySayings: SaidSymbol[] = [
  ...coreWords,
  ...feelings,
  ...home,
  ...food,
  ...peopleAndBody,
  ...placesAndPlay,
  ...natureAndTime,
  ...furtherNouns,
];
