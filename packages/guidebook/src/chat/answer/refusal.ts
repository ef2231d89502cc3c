// The shapes of what is refused and of what a doctor should see; both are written in content/en.

export type Refusal = {
  id: string;
  /** Words that name the thing. A message counts when it asks for it, not when it tells of it. */
  says: readonly RegExp[];
  /** Something of it must stand in a message that asks for it without naming it: a door, a tablet, a plate. */
  pointsAt: RegExp;
  no: string;
  why: string;
  instead: readonly string[];
  call: string;
  /** What is said to a carer who tells that it was done. */
  told?: string;
  /** Said in place of the no where a doctor has brought it up: then it is not done on one's own. */
  fromDoctor?: string;
  /** Said also where only words against it are wanted: a life may hang on it, and the words stand in its steps. */
  isAlways?: boolean;
};

/** `again` is said where the carer comes back to it: "do I still go to the clinic?" */
export type RedFlag = { id: string; says: readonly RegExp[]; doctor: string; again?: string };

/** The carer asks for it, plans it or was told to do it. Telling that others did it, or asking how to stop it, is no request. */
export const isAskedFor = (message: string): boolean => {
  const text = message.replaceAll('’', "'");
  return asks.test(text) && !opposes.test(text);
};

/** Against it, or asked what to tell those who want it. */
export const opposesIt = (message: string): boolean => opposes.test(message.replaceAll('’', "'"));

const asks =
  /\?|^\W*(?:is|are|would|does|do|will)\b|\b(?:can|may|should|shall|could|must|might|would) (?:i|we|you|he|she|they|u|(?:my|our|his|her|the) \w+)\b|\bis (?:it|one|half|this|that|a)\b|\bhow (?:do|to|can|much|many|long|should|tight|i)\b|\b(?:is|would) it (?:be )?(?:ok|okay|alright|fine|safe|wrong|bad|allowed|permissible|cruel|legal|better|good)|\bi(?:'m| am|m| was)? (?:want|wanna|plan|think|going|gonna|thinking|planning|considering|tempted|about|need|would like|'d like|have to|will|started|intend|wish)\b|\bi(?:'ll|'d)\b|\bwe (?:want|plan|think|will|need|have to|are (?:going|thinking|planning))\b|\b(?:says?|said|told|advised|recommends?|suggests?|suggested|reckons?|wants?|asked|expects?|ordered|swears?) (?:me |us |you |that |by )?(?:i |we |to |it|you|just|should|need)?|\b(?:dose|dosage|protocol|instructions|steps to|best way|right way|the way to|plan for|ok if|allowed|do i|give me|tell me|what (?:is|are|about)|where (?:do|can) i)\b|\b(?:kindly|please)\b/i;

const opposes =
  /\bhow (?:do|can|should|to)(?: (?:i|we))? (?:stop|prevent|get (?:them|school|him|her|the \w+) to stop|refuse|say no|object|report|complain|decline)\b|\b(?:don'?t|do not|didn'?t|won'?t|never|refuse to|i would never|wouldn'?t) (?:want to |ever )?(?:hold|lock|tie|hit|smack|force|hide|give|punish|restrain|slap|spank)\b|\bwithout (?:ever |having to )?(?:hold|lock|forc|hit|smack|restrain|hiding|punish|tying)\w*|\binstead of\b|\b(?:is|was) (?:it|that|this) (?:abuse|illegal|legal for (?:them|school))\b|\bwhat (?:do|should|can|could) i (?:say|tell|reply|write)\b|\b(?:scam|fake|nonsense|quack\w*)\b|\bhow (?:do|can) (?:i|we) (?:help|teach|explain|remember|prepare|warn|get (?:him|her|them) used)\b|\b(?:doctor|pharmacist|nurse|clinic|consultant|team|physio\w*|dietitian|ot|therapist|neurologist)\b(?: has| have)?(?: already)? (?:said (?:that )?(?:\w+ ){0,3}?(?:is |was )?(?:fine|ok|okay|yes)|agreed|changed|says? keep going)\b(?!.*\bbut\b)/i;
