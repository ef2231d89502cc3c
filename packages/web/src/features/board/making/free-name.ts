import { type Board, boardNameMax } from '@calmbridge/domain/boards/board';
import { cleanLine } from '@calmbridge/domain/boards/clean-line';

/** The name, or the name with a number where a board has it already. */
export function freeName(name: string, boards: readonly Pick<Board, 'name'>[]): string {
  const taken = new Set(boards.map((board) => board.name.toLocaleLowerCase()));
  const wanted = cleanLine(name, boardNameMax - 4);
  let free = wanted;
  for (let number = 2; taken.has(free.toLocaleLowerCase()); number++) free = `${wanted} ${number}`;
  return free;
}
