// A brother who hits, boys who pull hair: done to the child, and no blow of the child's own. What adults do stands under harm by others; here
// the advice is for whoever is there.

const who =
  '(?:brothers?|sisters?|siblings?|twins?|cousins?|kids?|child(?:ren)?|boys?|girls?|lads?|class ?mates?|pupils|students|peers|toddlers?|bab(?:y|ies)|others|people|visitors|guests|relatives|aunt(?:ie|y)?s|flat ?mates?|house ?mates?|tenants?|residents?|team ?mates?|someone|somebody|anyone)';
const whose =
  '(?:(?:the|his|her|their|my|our|an?|other|another|older|elder|little|big|bigger|younger|small|some|two|one|adult|grown(?:[ -]up)?|teenage|autistic|disabled|twin|step|half|foster|\\d+[ -](?:years?|yr)[ -]old) )*';
const act =
  '(?:hit(?:t?)|kick|push|shov(?:e?)|pinch|punch|slap|pok(?:e?)|flick|bit(?:e?)|scratch|grab|trip|spit(?:t?)|pull|yank|tread|jump|sit|nip(?:p?)|tug(?:g?))(?:e?s|ing|ed)?';
const pulled = '(?:hair|ears?|nose|arms?|legs?|clothes|hood|plaits?|ponytail)';
const struck = [
  // "boys at school hit his head", "when her brother pulls her hair"
  `^(?:when |if |that |because )?${whose}${who}(?: (?:who|that|keep|keeps|always|sometimes|will|can|often|(?:at|in|on|from|behind|next to) (?:(?:the|his|her|their|my) )?\\p{L}+(?: \\p{L}+)?)){0,2} (?:${act}(?: (?:at|on|into|over|past))?|throw(?:s|ing)? \\p{L}+ at) (?:him|her|them|me)(?: \\p{L}+)?(?: (?:in|at|on|when|if|and|over|about|around|out)\\b.*)?$`,
  `^(?:when |if |that |because )?${whose}${who}(?: (?:who|that|keep|keeps|always|sometimes|will|can|often|(?:at|in|on|from|behind|next to) (?:(?:the|his|her|their|my) )?\\p{L}+(?: \\p{L}+)?)){0,2} ${act} (?:his|her|their|my) (?:head|face|cheeks?|legs?|arms?|back|tummy|nose|ears?|hands?|feet|shoulders?|${pulled})\\b`,
  // "getting pushed by other kids", "being bitten at nursery"
  `^(?:being|getting|gets?|got|is|been) (?:hit|kicked|pushed|shoved|pinched|punched|slapped|smacked|poked|flicked|bitten|scratched|tripped up|spat (?:at|on)) (?:by (?:(?:the|his|her|their|other|older|bigger|big|little|younger|some) )*${who}|(?:at|in|on) (?:school|nursery|playgroup|college|class|the (?:bus|playground|park)))\\b`,
].map((source) => new RegExp(source, 'iu'));

export const isStruckByOthers = (phrase: string): boolean =>
  struck.some((words) => words.test(phrase.trim())) && !bothStrike.test(phrase);
/** Then the child's own blows need their steps too. */
const bothStrike =
  /\b(?:him|her|them|me) back\b|\b(?:when|if|after|because) (?:he|she|they) (?!(?:is|are|was|sits?|walks?|talks?|passes|plays?|tries|stims?|flaps?|rocks?)\b)\p{L}+/iu;

export const stepIn =
  'This is done to {him}: whoever is there steps in at once, says “no” for {him}, stays between and looks for hurt. {He} need not put up with it or say sorry. Who tells the others beforehand, and who is near? ____';
