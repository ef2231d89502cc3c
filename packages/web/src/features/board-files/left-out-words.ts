import { m } from '#paraglide/messages';
import type { Incoming } from './reading/read-board-file.ts';

/** Everything a carer should know of a file before it is brought in, one sentence each. */
export function leftOutWords({ leftOut, notes }: Incoming): string[] {
  const sentences: [count: number, words: (inputs: { count: number }) => string][] = [
    [notes.splitBoards, m.boardfiles_left_split],
    [leftOut.online, m.boardfiles_left_online],
    [leftOut.symbolSet, m.boardfiles_left_symbols],
    [leftOut.missing, m.boardfiles_left_missing],
    [leftOut.unsafe, m.boardfiles_left_unsafe],
    [notes.absentLinks, m.boardfiles_left_links],
    [notes.sounds, m.boardfiles_left_sounds],
    [notes.unreadableBoards, m.boardfiles_left_boards],
  ];
  return sentences.flatMap(([count, words]) => (count > 0 ? [words({ count })] : []));
}
