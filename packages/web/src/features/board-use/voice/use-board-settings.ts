import { useState } from 'react';
import { useDocument } from '#device/device-context';
import { type BoardUse, boardUse } from '#device/records/shapes';

export type BoardChoices = Pick<BoardUse, 'saysTapped' | 'hasStrip'>;

const usual = boardUse.schema.parse({});

/** The carer's choices for using boards. One counts at once, also where the device can't keep it. */
export function useBoardSettings() {
  const { value, update } = useDocument(boardUse);
  const [chosen, setChosen] = useState<Partial<BoardChoices>>({});
  const [isKept, setIsKept] = useState(true);
  const { saysTapped, hasStrip } = { ...usual, ...value, ...chosen };
  const choose = (choice: Partial<BoardChoices>) => {
    setChosen({ ...chosen, ...choice });
    void update((now) => ({ ...usual, ...now, ...choice })).then(({ ok }) => setIsKept(ok));
  };
  return { saysTapped, hasStrip, choose, isKept };
}
