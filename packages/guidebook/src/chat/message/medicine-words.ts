// Words that name a medicine. A tablet may be a pill or a screen: what is played, watched, charged or held at the table is a
// screen, and is called one, so that nobody reads of a pharmacist who asked about a game.

import type { ChatAsk } from '@calmbridge/domain/assistant/assistant';

export const namesMedicine = (text: string): boolean => medicine.test(namingScreens(text));

const medicine =
  /\b(?:medicines?|medicat\w+|meds|tablets?|pills?|capsules?|dos(?:e|es|age)|syrup|gummies|sachets?|inhaler|patch(?:es)?|drops(?! (?:off|it|them|things|everything|to|out|asleep|by|in|the|his|her))|mg|ml|prescri\w+|melatonin|antibiotics?|amoxicillin|painkillers?|paracetamol|ibuprofen|aspirin|calpol|nurofen|antihistamines?|piriton|benadryl|phenergan|vitamins?|supplements?|magnesium|omega|laxatives?|movicol|laxido|lactulose|sedat\w+|antidepressants?|ritalin|concerta|medikinet|elvanse|adderall|vyvanse|strattera|atomoxetine|methylphenidate|guanfacine|clonidine|risperid\w+|aripiprazole|abilify|sertraline|fluoxetine|prozac|clozapine|diazepam|valium|zopiclone|zolpidem|ambien|temazepam|nitrazepam|xanax|alprazolam|amitriptyline|mirtazapine|trazodone|quetiapine|olanzapine|codeine|tramadol|gabapentin|pregabalin|promethazine|clobazam|lorazepam|valproate|epilim|keppra|levetiracetam|lamotrigine|cbd|cannabis|thc)\b|\b(?:take|give (?:him|her|them)) (?:something )?for (?:it|that|the pain)\b/i;

/** The text with "screen" for each tablet that is one. */
export const namingScreens = (text: string): string =>
  /\btablet\b/i.test(text) && !sayPill.test(text) && sayScreen.test(text)
    ? text.replaceAll(/\btablet\b/gi, 'screen')
    : text;

/** Where the talk has spoken of a screen, "I took the tablet once" is about that. */
export function namingScreensOf({ message, turns }: Pick<ChatAsk, 'message' | 'turns'>): string {
  const isScreen = turns.some(
    ({ role, content }) => role === 'user' && namingScreens(content) !== content && !sayPill.test(content),
  );
  return isScreen && !sayPill.test(message) ? message.replaceAll(/\btablet\b/gi, 'screen') : message;
}

const sayScreen =
  /\b(?:ipads?|kindle|screens?|screen ?time|apps?|games?|gaming|videos?|youtube|cartoons?|minecraft|roblox|charg(?:e[sdr]?|ing)|battery|wi-?fi|password|watch(?:es|ing)?|plays?|playing|talks? (?:with|on)|headphones|cracked|case)\b|\b(?:on|off|with|without) (?:the|his|her|their|a) tablet\b|\bin front of (?:the |a |his |her )?tablet\b|\btablet (?:at|on) the table\b|\btablet time\b|\bhow much tablet\b|\b(?:have|has|need|get|buy) (?:his|her|their) own tablet\b|\btablet\b[^.?!]{0,40}\b(?:punish\w*|as a (?:consequence|reward|treat)|bedroom|confiscat\w*|privilege|earn\w*|ban(?:ned)?|grounded)\b|\b(?:confiscat\w*|ban(?:ned)?|lock(?:ed)? away|hide|hid) (?:the|his|her) tablet\b/i;
const sayPill =
  /\b(?:tablets|pills?|medicines?|medication|meds|dose|mg|crush\w*|swallow\w*|prescri\w+|pharmac\w+|doctor|gp|spat|epilep\w+|seizures?|fits|antibiotics?|sleeping tablet|side effects?|rash|makes? (?:him|her|them|me) (?:so |really |very )?(?:sleepy|drowsy|sick|dizzy|tired|ill))\b/i;
