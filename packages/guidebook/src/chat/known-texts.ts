// The texts of our own that messages are compared with. What the encoder says of them is worked out beforehand.
import { topics } from '#generated/topics';
import { wordingsAbout } from './calmbridge/read-about.ts';
import { wordingsEverywhere } from './pages/asked-nearness.ts';
import { linesCompared } from './talk/nearest/nearest-line.ts';

/** Of every page's own questions, which are told apart by layers of their own. */
export const knownWordings = (): string[] => [
  ...new Set(topics.flatMap(({ own = [] }) => own.flatMap(({ asked }) => asked))),
];

/** The lines of every page, what is asked everywhere, and what is asked about Calmbridge. */
export const knownLines = (): string[] => [
  ...new Set([...topics.flatMap(linesCompared), ...wordingsEverywhere(), ...wordingsAbout()]),
];
