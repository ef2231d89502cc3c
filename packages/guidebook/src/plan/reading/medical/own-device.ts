// An alarm, a beep or an alert of who wears a pump or a sensor may be the body's own: whose it is must be known before anything is done about a noise.
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { typedTexts } from '@calmbridge/domain/child/typed-fields';

/** "Alarm going off in class", of a child with a pump: nothing says that it is the school's. */
export const mayBeOwnAlarm = (said: string, profile: ChildProfile): boolean =>
  sounds.test(said.replace(/\([^()]*\)/gu, ' ')) &&
  !ofOthers.test(said) &&
  typedTexts.some((field) => worn.test(profile[field].replace(ofMachines, ' ')));

const sounds = /\b(?:alarms?|alerts?|beep(?:s|ing)?|bleep(?:s|ing)?)\b/iu;
/** Named as another's: the way out, the road, the kitchen, the bed. */
const ofOthers =
  /\b(?:fire|smoke|burglar|house|school|car|van|lorry|lorries|reversing|clock|morning|wake|bedside|security|shop|door|phone|microwave|oven|cooker|till|checkout|scanner|crossing|seat ?belt|carbon|intruder|drills?|bells?|timer|message|weather|storm|flood|emergency|lockdown|watch|game|fridge|freezer|washing|tumble|dish ?washer|toaster|kettle|truck|bus|train|lift)\b/iu;
const worn =
  /\b(?:insulin|cgm|libre|dexcom|omnipod|medtronic|tandem|glucose sensor|pumps?|(?:sats|apn(?:o)?ea|heart|seizure|epilepsy|breathing) (?:monitor|sensor|alarm)|oximeter|ventilat\p{L}*|sensor mat|vns)\b/iu;
const ofMachines =
  /\b(?:petrol|gas|bike|water|air|breast|foot|heat|sump|fuel|stomp|soap|(?:sand|pond|bilge)) ?pumps?\b|\bpump(?:s|ed|ing)? (?:hacking|room|track|up|iron|bottles?|organ)\b/giu;

export const whoseAlarm =
  'Which alarm is it: {his} own, or the building’s? Until that is known {name} is looked at first, as the clinic’s plan says; nothing goes over {his} ears, and nobody mutes it. Who answers it there? ____';
