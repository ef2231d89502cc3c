import type { FormError } from './error-summary.tsx';

/** The lines of an error summary: the refusal of the whole form first, then each field's words in their order. */
export const formErrors = (
  fields: Readonly<Record<string, string | undefined>>,
  refusal: string | null = null,
): FormError[] => [
  ...(refusal ? [{ text: refusal }] : []),
  ...Object.entries(fields).flatMap(([fieldId, text]) => (text ? [{ fieldId, text }] : [])),
];
