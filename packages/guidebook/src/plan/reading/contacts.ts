// Whom to ring, for the emergency sheet: a number, or a person and not only "me". "Ring me if the crisps are out of stock" stays where
// it was written.
import { tellsWhomToCall } from '@calmbridge/reader/clinic/told-words';
import { isAside } from './tips.ts';

export const namesWhomToCall = (text: string): boolean =>
  tellsWhomToCall(text) && (hasNumber.test(text) || (!isAside(text) && !onlyMe.test(text)));

const hasNumber = /\+?\d[\d\s()./-]{6,}\d/u;
const onlyMe =
  /^(?!.*\b(?:call|ring|phone|text|contact)\s+(?!me\b|us\b)\S).*\b(?:call|ring|phone|text|contact)\s+(?:me|us)\b/isu;
