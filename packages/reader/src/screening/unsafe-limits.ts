// How likely a sentence must be harmful before anything is done about it. Nearly all text is good: so the limits are chosen
// by how often they are wrong in a thousand good sentences of sources left out of the training whole (3 and 10; see
// docs/screening.md), not by how well they part harm from its harmless twin.

export const unsafeLimits = {
  /** Left out: with an anchor of the very rule that is likeliest. */
  ownAnchor: 0.5,
  /** Left out: with an anchor of another rule. */
  anyAnchor: 0.75,
  /** Left out: a plain wording, which is more than an anchor. */
  plain: 0.15,
  /** Left out: what goes on in the line of a passage that was. Its anchor stood there. */
  afterWithheld: 0.5,
  /** Put to the writer again, and marked if it stays as it is; the second with an anchor. */
  doubt: 0.6,
  anchoredDoubt: 0.3,
  /** What follows a prescriber's order or plan is no advice of its own, unless it is as likely as this. */
  byOrder: 0.97,
  /** Below it, a sentence that would be left out waits for the next one, which may turn on it. */
  sure: 0.98,
  /** Less likely than this together, two sentences are shown. */
  together: 0.5,
} as const;
