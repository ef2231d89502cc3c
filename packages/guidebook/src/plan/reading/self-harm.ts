// Hurting oneself on purpose, or turning what is hard against oneself: the clinic's, in whichever box it stands (PL39). Rows as the
// clinic's are: words, phrases they must catch, look-alikes they must leave alone. When in doubt: catch, for the plan then says whom to call.

const self = '(?:him|her|them|one|my|your)sel(?:f|ves)';
const body = '(?:arms?|legs?|thighs?|wrists?|forearms?|skin|stomach|hips?)';

const words = new RegExp(
  `\\b(?:self[- ]?(?:harm|injur|mutilat)\\w*|history of cutting|(?:has|had|been|was|is|started|stopped|found|caught|relapsed?|scars? from|urges?|thinks? of|talks? of) (?:been |into |back to )?cutting(?! (?:the |his |her |their |up |out |down |off |paper|hair|nails|grass|shapes|things|class))|cut(?:s|ting)? (?:${self}|(?:his|her|their|own) (?:own )?${body})|cuts on (?:his|her|their) ${body}|cutting (?:again|since|in secret|when (?:upset|low|sad|stressed|alone)|at night)|burns? (?:${self}|(?:his|her|their) (?:own )?${body}) (?:on purpose|with)|burns? ${self}|(?:hurts?|harms?|hurting|harming|punish(?:es|ing)|injures?) ${self}|turn(?:s|ed|ing)? (?:it |things |everything |anger |that )?(?:all )?(?:inwards?|(?:on|against) ${self})|tak(?:es?|ing) (?:it|things|everything|anger) out on ${self}|(?:dark|intrusive|bad) thoughts about (?:death|dying|${self})|(?:wish\\w*|want\\w*|longs?|longing) to (?:vanish|disappear|not (?:be|exist|wake up))|disappear (?:for ever|forever)|(?:do(?:es)?(?:n['’]?t| not)|did(?:n['’]?t| not)) care (?:if|whether) (?:he|she|they|i) (?:lives?|dies?|wakes? up|is alive|exists?)|wish\\w* (?:that )?(?:he|she|they|i) (?:was|were|had|wasn['’]?t|weren['’]?t|hadn['’]?t)(?: never| not)? (?:been )?(?:born|here|alive|dead)|(?:nobody|no ?one) would (?:miss|notice|care)|better off (?:dead|without (?:him|her|them|me))|(?:no|isn['’]?t any|not any) (?:reason|point) (?:to|in) (?:live|living|being here)|(?:feels?|says?|thinks?) [^.;]{0,20}\\b(?:a burden|no point (?:in|to) (?:anything|life)|hopeless)|hopelessness)`,
  'iu',
);

/** A place to hide is no wish to be gone, and a denial tells of nothing. */
const besides =
  /\bdisappear (?:into|under|behind|to|at|from|in|when|off|on|upstairs)\b|\b(?:no|never any|without|no history of|denies(?: any)?) (?:self[- ]?(?:harm|injur)\w*|cutting)(?! since)/giu;

export const selfHarm = {
  catches: [
    'History of cutting, none since February',
    'meltdowns afterwards get turned inward',
    'self harm history - keep razors locked',
    'talk of self harm, CAMHS aware',
    'cuts her arms when the others laugh',
    'was cutting last winter',
    'takes it out on herself',
    'wishing to disappear',
    'says he is a burden',
    'hurts herself when school rings',
    'says he doesnt care if he lives sometimes',
    'said she wished she was never born',
    'thinks nobody would miss him',
  ],
  leaves: [
    'cutting hair with razor',
    'nail cutting',
    'people cutting the temple queue',
    'cutting up her school uniform',
    'has trouble cutting the paper',
    'wants to disappear under the table',
    'no self-harm',
    'toes turned inward',
    'cut herself a slice of cake',
  ],
};

/** Feet that turn in are no feeling, and a slice is no wound. */
const lookAlikes =
  /\b(?:toes?|feet|foot|knees?|legs?|eyes?)\b[^.;,]{0,12}\bturn\w* inwards?\b|\bcuts? (?:him|her|them)self (?:a|some|another)\b/giu;

export const tellsOfSelfHarm = (text: string): boolean =>
  words.test(text.replace(besides, ' ').replace(lookAlikes, ' '));

/** "Slaps his face when tired", "hitting his ears": a body that hurts itself in distress, and the clinic's. */
export const strikesSelf = (text: string): boolean =>
  /\b(?:slap|hit|punch|bang|smack|knock|pinch|scratch|bit)(?:s|es|e|ing|ting|ning|ping)?\b[^.;,]{0,8}\b(?:(?:him|her|them)sel\w+|(?:his|her|their) (?:own )?(?:face|head|ears?|cheeks?|chin|forehead|jaw|thighs?|chest)(?! (?:of|band|phones?|teacher)))\b/iu.test(
    text,
  ) && !/\b(?:teacher|head ?teacher|by accident|on (?:things|the table by))\b/iu.test(text);

/** "Cutting" and nothing else, among what is hard: scissors for a small child, and from nine on more than that. In doubt the clinic is asked. */
export const isBareCutting = (text: string, age: number | null): boolean =>
  (age === null || age >= 9) && /^(?:(?:he|she|they) )?cut(?:s|ting)[.!]?$/iu.test(text.trim());
