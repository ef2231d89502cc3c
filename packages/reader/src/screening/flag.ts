/** Something the screen saw. `at` is where in the text, `why` a plain half-sentence for the carer. */
export type Flag = {
  rule: string;
  found: string;
  why: string;
  at: [start: number, end: number];
  severity: 'block' | 'warn';
};
