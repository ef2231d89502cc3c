// Carers' words are repeated only where the screen of advice would let them stand: a quoted "will he grow out of it" reads like a
// promise there, and would be left out of the answer with a notice in its place.
import { findUnsafe } from '@calmbridge/reader/screening/never-say';
import { isRepeatable } from '#plan/clean';

export const mayQuote = (text: string): boolean => isRepeatable(text) && findUnsafe(text).length === 0;
