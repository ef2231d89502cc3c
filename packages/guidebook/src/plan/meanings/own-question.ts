// What is asked about in words of its own wherever it was written (PL15): a danger, what a doctor sees first, a warning, what has to be, an
// order, a need of the body. None of it is settled by choosing a situation (PL42).
import type { ChildProfile } from '@calmbridge/domain/child/profile';
import { isNeed } from '../reading/body-needs.ts';
import { isDangerous } from '../reading/dangers.ts';
import { isStruckByOthers } from '../reading/harm/struck-by-others.ts';
import { opensWay } from '../reading/told/ways-out.ts';
import { isWrongName } from '../reading/told/wrong-name.ts';
import { tellsWhatToDo } from '../reading/told-rules.ts';

export const hasOwnQuestion = (phrase: string): boolean =>
  isDangerous(phrase) ||
  opensWay(phrase) ||
  isForDoctor.test(phrase) ||
  isWarning(phrase) ||
  isWeatherWord(phrase) ||
  isNeeded(phrase) ||
  isAidAtFault(phrase) ||
  losesVoice(phrase) ||
  isWrongName(phrase) ||
  tellsWhatToDo(phrase) ||
  isStruckByOthers(phrase) ||
  isNeed(phrase);

/** A word that was there and is gone, a wound, a fall: no step of ours comes before the doctor. */
export const isForDoctor =
  /\b(?:los(?:t|ing|es) (?!words? (?:when|under|if|in)\b)(?:\d+|two|three|some|most|all|his|her|their|a few)? ?(?:of (?:them|his|her|their) ?)?(?:words?|speech|skills|language)|lost (?:\d+|two|three|some|most|all) of them|regress\w*|stopped (?:talking|speaking|walking|eating|drinking)|(?:eating|drinking) enough|not (?:eating|drinking)|infections?|skin breaks|bleed(?:s|ing)|cramps?|faint(?:s|ing)|tripping|walks into things|(?:gain|los|putt)(?:s|es|ing|ed|t)? (?:on )?(?:too much |a lot of |so much )?weight|weight (?:gain|loss)|over ?weight|under ?weight|drinks? (?:far |way )?too much water|drinking too much water|(?:always|constantly) thirsty|thirsty (?:a lot|all (?:day|the time)|lately)|drinks? (?:all day|all the time|a lot|non-?stop)[^.;]{0,20}\b(?:wees?|pees?|urinat\w+|toilet))\b/iu;

/** A warning, a belt or a medicine is not left out because it is hard. */
export const isNeeded = (phrase: string): boolean => needed.test(phrase) && !goneWrong.test(phrase);
/** Wet, lost or flat is what went wrong with it, and nothing that has to stay. */
const goneWrong =
  /\b(?:wet|damp|lost|losing|flat|dead|batter(?:y|ies)|broken|breaks?|whistl\w*|fall(?:s|ing)? out)\b/iu;
/** Seen to at once: without it somebody does not hear, see or stand. */
export const isAidAtFault = (phrase: string): boolean =>
  needed.test(phrase) && goneWrong.test(phrase) && aid.test(phrase);
const aid = /\b(?:hearing aids?|glasses|splints?|helmets?|harness|inhalers?|spacers?|nebuli[sz]ers?)\b/iu;
const needed =
  /\b(?:(?:storm|weather|flood|phone|emergency) (?:warnings?|alerts?)|harness|seat ?belts?|in(?:to)? (?:the |his |her |their )?car ?seat|(?:wear(?:ing|s)?|keep(?:ing|s)? on) (?:his |her |their |the )?(?:new )?glasses|(?:car|seat|pram|buggy|chair|wheelchair|safety|helmet) [^,;]{0,10}(?:straps?|buckles?)|medicines?|medications?|meds|taking (?:his|her|their) tablets?|inhalers?|spacers?|nebuli[sz]ers?|injections?|insulin|helmets?|splints?|hearing aids?|sun ?screen|sun ?cream|blood tests?)\b/iu;

/** The device, book or board somebody talks with is empty, broken or taken. */
export const losesVoice = (phrase: string): boolean =>
  /\b(?:talkers?|aac|(?:speech|voice|talking|communication|speaking) (?:devices?|tablets?|i?pads?|apps?|books?|boards?)|touch ?chat|proloquo\w*|lamp words|eye ?gaze|dynavox|tobii|pecs (?:book|folder))\b[^.;]{0,40}\b(?:dead|dies|died|flat|empty|broken?|breaks?|crash\w*|freez\w*|lost|missing|gone|forgotten|not (?:charged|working|there)|out of (?:charge|battery)|(?:taken|took|put|locked|moved) ?(?:away|off|from|up)?|tak(?:es?|ing) (?:it )?away|charging|uncharged)\b|\bbatter(?:y|ies)\b[^.;]{0,24}\b(?:low|flat|dead|dies|die|out|empty)\b[^.;]{0,16}\b(?:talker|aac|(?:speech|voice|talking|communication) (?:device|tablet|app))\b|\b(?:device|talker|aac)(?:['’]?s)? (?:batter(?:y|ies)|dying|dies|going flat|running out)\b|\b(?:tak(?:es?|ing|en)|los(?:es?|ing|t)|without|forg[eo]t\w*|no) (?:away )?(?:the |his |her |their |my )?(?:talker|aac|(?:speech|voice|talking|communication) (?:device|tablet|book|board)|proloquo\w*|touch ?chat)\b/iu.test(
    phrase,
  );

/** "iPad dead" of who talks with it: the voice is gone, and not a game. */
export const losesOwnVoice = (
  phrase: string,
  { communication, preferredCommunication, interactionStyle, notes, learningStyle }: ChildProfile,
): boolean =>
  losesVoice(phrase) ||
  (emptiesDevice(phrase) &&
    (communication === 'Uses Assistive Devices' ||
      preferredCommunication === 'AAC Device' ||
      talksWithDevice.test(`${interactionStyle}\n${notes}\n${learningStyle}`)));
/** Who talks with a device loses the voice with it; one for films and games is another. */
export const emptiesDevice = (phrase: string): boolean => deviceFails.test(phrase) && !isForPlay.test(phrase);
const isForPlay =
  /\b(?:games?|gaming|videos?|films?|you ?tube|watch\w*|minecraft|roblox|cartoons?|show|wi-?fi|internet|tv|buffer\w*)\b/iu;
const talksWithDevice =
  /\b(?:LAMP|aac|talkers?|touch ?chat|proloquo\w*|snap core|td ?snap|grid ?3|cough ?drop|go ?talk|speech (?:app|device)|voice output)\b|\b(?:talks?|speaks?|types?|communicates?|asks?|tells?|answers?|says? (?:it|things))\b[^.;]{0,24}\b(?:with|on|through|via|using|by) (?:(?:his|her|their|the|an?) )?(?:i-?pad|tablet|device|phone)\b|\b(?:i-?pad|tablet|device|phone) (?:is (?:his|her|their) voice|with (?:typed )?(?:words|symbols)|to (?:talk|speak|communicate))\b/iu;
const deviceFails =
  /\b(?:i-?pads?|tablets?|devices?|phones?|screens?)\b[^.;]{0,30}\b(?:dead|dies|died|dying|flat|empty|broken?|breaks?|crash\w*|freez\w*|frozen|lost|missing|forgotten|not (?:charged|working|there)|uncharged|(?:at|to|on) \d+ ?%|switch\w* off|(?:runs?|running|ran|out) (?:out )?(?:of )?(?:charge|battery|power)|no (?:charge|battery|power)|battery|taken|away)(?!\p{L})|\b(?:batter(?:y|ies)|charge)\b[^.;]{0,24}\b(?:i-?pad|tablet|device|phone)\b|\b(?:tak(?:es?|ing)|los(?:es?|ing)|without|forg[eo]t\w*|no|dead|flat|broken|uncharged) (?:away )?(?:(?:the|his|her|their|my) )?(?:i-?pad|tablet|device|phone)\b/iu;

/** A warning is no noise to be kept away: what to do when it sounds is asked, never advised on by its kind. */
export const isWarning = (phrase: string): boolean =>
  !isWeatherWord(phrase) &&
  /\b(?:sirens?|earthquakes?|typhoons?|tsunamis?|tornado(?:es)?|cyclones?|hurricanes?|evacuat\w*|lockdowns?|air raids?|smoke (?:alarms?|detectors?)|(?:fire|alarm|safety|emergency) (?:drills?|alarms?|bells?|tests?|practices?)|carbon monoxide|emergency alerts?)\b/iu.test(
    phrase,
  );

/** A signal number, a forecast and a school that stays shut ring in no room: nobody is led out for them, least of all into a storm. */
export const isWeatherWord = (phrase: string): boolean =>
  weather.test(phrase) &&
  /\b(?:signals?|flags?|warnings?|watch|forecasts?|days?|school|class(?:es)?|nursery|cancel\w*|called off|shut|clos(?:ed?|ing|ures?)|off)\b/iu.test(
    phrase,
  ) &&
  !ringing.test(phrase);
const weather =
  /\b(?:typhoons?|tornado(?:es)?|cyclones?|hurricanes?|storms?|monsoons?|floods?|flooding|rainstorms?|thunderstorms?|snow|blizzards?|gales?|weather|smog|heat ?waves?|ice)\b/iu;
const ringing =
  /\b(?:sirens?|alarms?|alerts?|bells?|phones?|mobiles?|horns?|loudspeakers?|tannoy|drills?)\b/iu;
