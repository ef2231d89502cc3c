// Words that must reach the reader of a plan as they were written: signs of pain, whom to call. And words that were
// written to a machine, which reach nobody.

/** "Goes quiet when something hurts", "pulls his ear if in pain": how this child shows it. */
export const tellsOfPain = (text: string): boolean =>
  painSign.test(text) && !noPain.test(text) && !hardToSay.test(text.trim());
/** "Saying when he's ill" is what is hard, and tells no sign. */
const hardToSay =
  /^(?:to )?(?:say(?:ing)?|tell(?:ing)?|know(?:ing)?|notic\w*|recogni\w*|show(?:ing)?|report\w*|feel(?:ing)?)\b[^(:=–]*$/iu;

const painSign =
  /\b(?:says?|signs?|means|shows?) ['‘"“]?(?:ow|ouch|owie)\b|\b(?:pain|hurt|sore|ill)\s*(?:=|:|->|→)\s*\p{L}|\b(?:in pain\b|pain (?:signs?|looks|shows|response|threshold)|signs? of (?:pain|illness)|show(?:s|ing)? (?:that (?:it|something) )?(?:pain|hurts?|illness)|(?:means|think|check(?: for| his| her| their| the)?|usually|could be|is often) [^.;]{0,30}\b(?:tooth|teeth|ears?|earache|tummy|belly|stomach|pain|constipat\w*|headache|migraine|throat|toothache)\b|(?:when|if) (?:he|she|they) (?:hits?|holds?|pulls?|rubs?|touch(?:es)?|scratch(?:es)?|press(?:es)?) (?:at )?(?:the |his |her |their )?(?:ears?|tummy|belly|stomach|head|jaw|cheek|eyes?)\b[^.;]{0,16}\b(?:look|check|doctor|ask|see)|(?:when|if) (?:something|it|he|she|they|anything)(?:['’]s)? (?:hurts?|in pain|hurting|sore|poorly|ill|unwell|feels? (?:sick|ill|poorly|unwell|bad|pain))|(?:its|it['’]s|it is) (?:usually |often |always |mostly )?(?:his|her|their) (?:tooth|teeth|ears?|tummy|belly|stomach|head|throat|gums)|does(?:n['’]?t|nt| not) (?:show|feel|tell|say|report|know|look)[^.;]{0,25}\b(?:pain|hurts?|hurt)|(?:pain mask\w*|mask(?:s|ing)? pain)|(?:high|low) pain|(?:ear|tooth|tummy|belly|head)ache (?:shows?|means|looks)|tells? (?:us|me|you) (?:when|if) (?:it|something) hurts|(?:holds?|pulls?|rubs?|presses|hits?) (?:his|her|their) (?:ear|belly|tummy|head|jaw|stomach)s? (?:when|if|for))\b/iu;
const noPain = /\b(?:no pain|pain(?:ting|t|less)|painstaking)\b/iu;

/** "22.00-05.30" is a night and "2009-2014" are years: no number. */
const hours =
  /\b\d{1,2}[.:]\d{2}\s*(?:-|–|to)\s*\d{1,2}[.:]\d{2}\b|\b(?:19|20)\d{2}\s*(?:-|–|\/|to)\s*(?:19|20)?\d{2}\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2}\b/gu;

/** A number to ring, or who is to be rung. */
export const tellsWhomToCall = (text: string): boolean =>
  (text.replace(hours, ' ').match(/\+?\d[\d\s()./-]{6,}\d/gu) ?? []).some(
    (found) => found.replace(/\D/gu, '').length > 6,
  ) && !/\b\d{4}-\d{2}-\d{2}\b/u.test(text)
    ? true
    : order.test(text) || somebody.test(text.replace(ofHabit, ' '));

/** A person, or a place where one answers: a bell that is rung and a name that is called out are nobody to ring. */
const somebody =
  /(?<!\b(?:by|via|in|a|one|per|every|each) )\b(?:[Cc]all|[Rr]ing|[Pp]hone|[Tt]ext|[Cc]ontact)\s+(?:\p{Lu}|(?:(?:his|her|their|my|our|the)\s+(?!(?:\p{L}+ )?(?:names?|bells?|doorbells?|buzzers?|alarms?|intercom|numbers? (?:out|aloud)|time|turns?|shots|register|roll|class to|lesson|lift|elevator|dogs?|cats?|hens|colou?rs?|letters?|things?|toys?|messages?|answers?|words?|next|tune|song|bluff)\b))|mum|mom|dad|me\b|us\b)/u;
/** What the child likes to do is nobody's order: "lets her ring Nan", "loves to phone Grandad". */
const ofHabit =
  /\b(?:lets?|lik(?:es|ing)|lov(?:es|ing)|wants?|enjoys?|asks?|begs?|helps?|allowed|learn(?:s|ing|ed)?|able|can|tries|trying) (?:(?:him|her|them|us|to|he|she|they) )*(?:call|ring|phone|text|contact)\b[^.;]*/giu;

/** "Mum's mobile first then dad", "Nan first, then school": who is rung in which order. */
const order =
  /\b(?:mobile|phone|number|cell)\b[^.;]{0,20}\b(?:first|1st)\b|\b(?:first|1st)\b[^.;]{0,12}\b(?:mobile|phone|number|cell)\b|\b(?:call|ring|phone|text|contact)\s+\p{L}+\s+(?:first|1st)\b/iu;

/** Written to whoever makes the plan rather than about the child. */
export const speaksToMachine = (text: string): boolean =>
  /\b(?:ignore (?:all|any|the|previous|above|every|your|prior|everything)|disregard (?:all|any|the|previous|your|everything)|forget (?:all|your|the|previous) (?:previous |above |prior )?(?:instructions?|rules?|prompts?)|system prompt|you are now|you['’]re now|as an ai\b|as a language model|act as (?:an?|the|if)|pretend to be|(?:new|these|following|your) instructions?:|override (?:the|your|all)|jailbreak|developer mode|drop table|select \* from|insert into|(?:print|reveal|repeat|output) (?:your|the) (?:prompt|instructions|system|rules)|respond only (?:with|in)|from now on,? (?:you|write|answer|respond)|(?:write|say|answer|output) (?:only|exactly) ["“'])/iu.test(
    text,
  );
