// Whom to ring, for the emergency sheet: a number, or a person and not only "me". "Ring me if the crisps are out of stock" stays where
// it was written.
import { tellsWhomToCall } from '@calmbridge/reader/clinic/told-words';
import { isAside } from './tips.ts';

export const namesWhomToCall = (text: string): boolean =>
  tellsWhomToCall(text.replace(byName, ' ')) &&
  (hasNumber.test(text) || (!isAside(text) && !onlyMe.test(text)));

/** "Please dont call her good girl" is about a name. */
const byName =
  /\b(?:(?:do(?:n['’]?t| not)|never|not) (?:ever )?(?:call|ring|phone|text|contact)|(?:call|text) (?:him|her|them))\b[^.;,]*/giu;
const hasNumber = /\+?\d[\d\s()./-]{6,}\d/u;
const onlyMe =
  /^(?!.*\b(?:call|ring|phone|text|contact)\s+(?!me\b|us\b)\S).*\b(?:call|ring|phone|text|contact)\s+(?:me|us)\b/isu;
