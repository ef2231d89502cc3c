// What is not to be spoken of in front of others is an order to the adults: printed as an illness it would be read out there, left out it would be lost.

/** "Don't mention the seizures in front of her class". */
export const isNotToMention = (said: string): boolean =>
  /^(?:(?:please|pls|also|and) )*(?:do(?:n['’]?t| not)|never|nobody(?: is to)?) (?:ever )?(?:mention|bring up|talk about|discuss|speak (?:of|about))\b(?![^.;]*\b(?:999|911|112|000|mins?|minutes|mg|ml)\b)/iu.test(
    said.trim(),
  );
