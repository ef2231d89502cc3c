// What speaks for a question about Calmbridge itself, beside how near it comes to one that we know. How much each counts is learned
// (`npm run train -- about`).
import { stemsOf } from '#library/match';

/** How near a text comes to a question about Calmbridge, which that is, and how near to what only sounds so. */
export type Nearness = { near: number; asked: string; notNear: number };

/** `isWhole`: the text is all of the message. */
export function aboutFeatures(text: string, { near, asked, notNear }: Nearness, isWhole: boolean): number[] {
  const plain = text.replaceAll('’', "'");
  const of = (pattern: RegExp): number => (pattern.test(plain) ? 1 : 0);
  const known = new Set(stemsOf(asked));
  const shared = new Set(stemsOf(plain).filter((stem) => stem.length > 2 && known.has(stem))).size;
  return [
    near,
    notNear,
    of(names),
    of(things),
    of(you),
    of(pointing),
    of(child),
    Math.min(shared, mostShared),
    of(asks),
    isWhole ? 1 : 0,
  ];
}
const mostShared = 3;

/** Words that mean Calmbridge, or what only an account has. */
const named = [
  String.raw`calmbridge|(?:the|this|your) (?:app|application|(?:web)?site|web ?page|chat|program(?:me)?|guidebook)|(?:this|your) thing`,
  String.raw`(?:in|on|from) here|(?:in|on|with|use|using|uses|is|of) this\b(?! (?:age|is|one|time|morning|point|week|year|school|house|country|case|way|kid|child|boy|girl|man|woman|situation)\b)`,
  String.raw`(?:my|your|our|an|own|this|one) accounts?|(?:free|spare|my|your|the|any) credits?|a credit`,
  String.raw`log(?:s|ged|ging)? (?:in|out|me)|logins?|sign(?:ed|ing)? (?:in|up|out)\b(?! (?:for|to) (?:a|the)\b)`,
  String.raw`back-?ups?|refunds?|unsubscribe|subscription|passphrase|bronze|(?:silver|gold) (?:plan|package|one|worth)|child view`,
  String.raw`(?:clear|delete) (?:the|this|my) (?:chat|talk|conversation)|(?:what|anything|things?|stuff) (?:i|we) (?:just )?(?:typed?|write|wrote|put|say|tell|told|asked)`,
].join('|');
const names = new RegExp(String.raw`\b(?:${named})\b`, 'i');
/** Of Calmbridge as much as of anything else. */
const things =
  /\b(?:apps?|accounts?|credits?|passwords?|(?:the|my|this|a|your|care|new) plans?|boards?|stor(?:y|ies)|logs|receipts?|invoices?|form|profile|settings|buttons?|pack(?:age)?|silver|gold|downloads?|chats?|messages?|answers?|voice|photos?|screen|font|dark|sync\w*|offline|internet|signal|paypal|card details|e-?mail|data|gdpr|confidential|private|notifications?|icon)\b/i;
const you = /\b(?:you|your|u|ya)\b/i;
const pointing = /\b(?:this|it|here)\b/i;
const child =
  /\b(?:he|she|him|his|her|they|them|my (?:\w+ )?(?:son|daughter|boy|girl|kid|child)|school|teacher)\b/i;
const asks =
  /\?|^\W*(?:(?:hi|hello|and|also|so|ok|just|wondering|please)\W+)*(?:is|are|can|could|do|does|did|will|would|how|what|where|when|who|why|which|am|may|should)\b|\b(?:how (?:do|can|to)|where (?:do|is|can))\b/i;

/** Says surely that Calmbridge is meant. */
export const namesCalmbridge = (text: string): boolean => names.test(text.replaceAll('’', "'"));

/** Holds a word that may be of Calmbridge. */
export const mayNameCalmbridge = (text: string): boolean =>
  namesCalmbridge(text) || things.test(text.replaceAll('’', "'"));

/** "Can my ex see my messages?", "does school share what I say?": whoever is named does it, and we can't answer for them. */
export const asksOfSomebody = (text: string): boolean =>
  ofSomebody.test(text.replaceAll('’', "'")) && !surelyHere.test(text);
const somebody = String.raw`(?:(?:my|the|his|her|their|our) )?(?:ex|husband|wife|partner|boyfriend|girlfriend|dad|mum|mom|father|mother|mother-in-law|school|teachers?|doctors?|gp|social (?:workers?|services)|nursery|college|police|council|staff|head ?teacher|court|judge|solicitor)`;
const ofSomebody = new RegExp(
  String.raw`\b(?:can|could|do|does|did|will|would|may|is|are) ${somebody}\b|\b${somebody} (?:can|could|will|always|still|now|also|has|have|keeps?|reads?|sees?|checks?|shares?|goes)\b`,
  'i',
);
const surelyHere =
  /\b(?:in|on|from|into) (?:here|this (?:app|chat|site|page|thing))\b|\bhere\b|\b(?:the|this) app\b|\bcalmbridge\b|\bthis chat\b|\bmy account\b/i;
