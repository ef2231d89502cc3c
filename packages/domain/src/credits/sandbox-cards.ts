// What the sandbox does with a card: the well-known test numbers, each with its outcome (PY9). No other card passes.

export type CardOutcome =
  | { is: 'succeeded' }
  | { is: 'authenticationRequired' }
  | { is: 'declined'; message: string };

const declined = (message: string): CardOutcome => ({ is: 'declined', message });

export const testCards = {
  success: '4242424242424242',
  declined: '4000000000000002',
  insufficientFunds: '4000000000009995',
  expired: '4000000000000069',
  processingError: '4000000000000119',
  authenticationRequired: '4000002500003155',
} as const;

const outcomes: Record<string, CardOutcome> = {
  [testCards.success]: { is: 'succeeded' },
  [testCards.declined]: declined('Your card was declined.'),
  [testCards.insufficientFunds]: declined('Your card has insufficient funds.'),
  [testCards.expired]: declined('Your card has expired.'),
  [testCards.processingError]: declined(
    'An error occurred while processing your card. Try again in a little bit.',
  ),
  [testCards.authenticationRequired]: { is: 'authenticationRequired' },
};

const passesLuhn = (digits: string): boolean => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const doubled = place % 2 === 1 ? Number(digit) * 2 : Number(digit);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
};

/** `expiry` reads MM/YY or MM/YYYY; `today` is yyyy-mm. */
const expiryProblem = (expiry: string, today: string): string | null => {
  const read = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(expiry);
  const month = Number(read?.[1]);
  if (read === null || month < 1 || month > 12) return "Your card's expiration date is invalid.";
  const year = (read[2] ?? '').length === 2 ? `20${read[2]}` : (read[2] ?? '');
  return `${year}-${String(month).padStart(2, '0')}` < today
    ? "Your card's expiration date is in the past."
    : null;
};

export const sandboxOutcome = (
  card: { cardNumber: string; expiry: string; cvc: string; hasAuthenticated: boolean },
  today: string,
): CardOutcome => {
  const digits = card.cardNumber.replace(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return declined('Your card number is incorrect.');
  const problem = expiryProblem(card.expiry, today);
  if (problem !== null) return declined(problem);
  if (!/^\d{3,4}$/.test(card.cvc)) return declined("Your card's security code is incomplete.");
  const outcome = outcomes[digits] ?? declined('Only test cards work here. No money moves in the sandbox.');
  return outcome.is === 'authenticationRequired' && card.hasAuthenticated ? { is: 'succeeded' } : outcome;
};
