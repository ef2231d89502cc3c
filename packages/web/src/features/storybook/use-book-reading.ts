import { useState } from 'react';
import { useDocument } from '#device/device-context';
import { type BookReading, bookReading } from '#device/records/shapes';

const usual: BookReading = { textSize: 'large', turnsItself: false };

/** How large the words are and whether the book turns by itself: as it was left, on this device. */
export function useBookReading() {
  const { value, update } = useDocument(bookReading);
  // What was just chosen counts at once, also where the device can't keep it.
  const [chosen, setChosen] = useState<Partial<BookReading>>({});
  const [isKept, setIsKept] = useState(true);
  return {
    ...usual,
    ...value,
    ...chosen,
    isKept,
    choose: (choice: Partial<BookReading>) => {
      setChosen({ ...chosen, ...choice });
      void update((now) => ({ ...usual, ...now, ...choice })).then(({ ok }) => setIsKept(ok));
    },
  };
}
