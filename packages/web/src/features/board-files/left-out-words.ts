import { m } from '#paraglide/messages';
import { inMegabytes, limits } from './reading/limits.ts';
import type { Incoming } from './reading/read-board-file.ts';

/** Everything a carer should know of a file before it is brought in, one sentence each. */
export function leftOutWords({ leftOut, notes }: Incoming): string[] {
  const sentences: [count: number, words: (inputs: { count: number }) => string][] = [
    [notes.cutBoards, m.boardfiles_left_cut],
    [leftOut.online, m.boardfiles_left_online],
    [leftOut.symbolSet, m.boardfiles_left_symbols],
    [leftOut.missing, m.boardfiles_left_missing],
    [leftOut.unsafe, m.boardfiles_left_unsafe],
    [
      leftOut.tooLarge,
      ({ count }) => m.boardfiles_left_too_large({ count, most: inMegabytes(limits.pictureBytes) }),
    ],
    [notes.absentLinks, m.boardfiles_left_links],
    [notes.webLinks, m.boardfiles_left_web],
    [notes.unknownActions, m.boardfiles_left_actions],
    [leftOut.soundsOnline, m.boardfiles_left_sounds],
    [leftOut.soundsNotPlayed, m.boardfiles_left_long_sounds],
    [notes.unreadableBoards, m.boardfiles_left_boards],
  ];
  return sentences.flatMap(([count, words]) => (count > 0 ? [words({ count })] : []));
}
