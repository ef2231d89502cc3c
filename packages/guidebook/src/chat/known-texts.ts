// The texts of our own that messages are compared with. What the encoder says of them is worked out beforehand.
import { topics } from '#generated/topics';
import { wordingsEverywhere } from './pages/asked-nearness.ts';
import { linesCompared } from './talk/nearest/nearest-line.ts';

/** Of every page's own questions, which are told apart by layers of their own. */
export const knownWordings = (): string[] => [
  ...new Set(topics.flatMap(({ own = [] }) => own.flatMap(({ asked }) => asked))),
];

/** The lines of every page, and what is asked everywhere. */
export const knownLines = (): string[] => [
  ...new Set([...topics.flatMap(linesCompared), ...wordingsEverywhere()]),
];
