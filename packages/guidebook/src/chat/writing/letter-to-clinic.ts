// A letter to a doctor, a nurse or a pharmacist tells of medicines in the carer's own words; that is no wish for a dose of ours.
import type { AskedChild } from '../message/child-asked-about.ts';
import { questionFormIn } from '../message/question-form.ts';
import { wishToWrite } from './wish-to-write.ts';

export function isLetterToClinic(message: string, child: AskedChild): boolean {
  if (questionFormIn(message) !== 'letter') return false;
  const { said = '', name = '' } = wishToWrite(message, child)?.addressee ?? {};
  return ofClinic.test(`${said} ${name}`);
}

const ofClinic =
  /\b(?:gp|doctor|dr|consultant|pa?ediatrician|nurse|clinic|hospital|camhs|surgery|practice|pharmac\p{L}+|neurolog\p{L}+|psychiatr\p{L}+|prescriber|specialist)\b/iu;

/** More was given than was meant: whom to ring stands beside whatever is written. */
export const tellsOfTooMuch = (message: string): boolean =>
  ofDose.test(message) &&
  /\b(?:two|2|three|twice|double|doubled|both|extra|another|too (?:much|many)|by mistake|in error|accident\p{L}*|wrong)\b[^.?!]{0,60}\b(?:doses?|tablets?|by mistake|in error|accident\p{L}*)\b|\b(?:dose|tablets?|medicine)\b[^.?!]{0,40}\b(?:twice|by mistake|in error|accident\p{L}*)\b/iu.test(
    message,
  );
const ofDose = /\b(?:doses?|tablets?|medicine|medication|mg|ml)\b/iu;
