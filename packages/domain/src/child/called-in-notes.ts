import { calledName } from './called-name.ts';

/** What people call a child, where it stands in the text about it: "everyone calls him Shug", "answers only to Bee". */
const calledInText = (text: string): string | null => {
  // Only the name is told by its capital: the rest may open a sentence.
  const found =
    /(?:^|[^\p{L}])(?:(?:[Ee]veryone|[Ee]verybody|[Ww]e|[Aa]ll|[Pp]eople|[Ff]riends|[Ff]amily|[Ss]chool|[Kk]ids|[Tt]hey) (?:all |just |only |always )?calls? (?:him|her|them)|[Ee]very(?:one|body) says|[Kk]nown as|[Aa]nswers? (?:only|just) to|[Oo]nly answers? to|[Gg]oes by|(?:[Ll]ikes|[Ww]ants|[Pp]refers|[Aa]sks) to be called|(?:[Ii]s|[Gg]ets) (?:only |always |just )?called|(?:[Pp]lease |[Jj]ust )call (?:him|her|them)|(?<=(?:^|[.;!\n])\s*)Call (?:him|her|them))\s+["'‘“]?(\p{Lu}[\p{L}\p{M}'’-]*\p{L})(?![\p{L}\p{M}])/u.exec(
      text,
    );
  const name = found?.[1] ?? null;
  return name === null || notNames.test(name) ? null : name;
};
/** Whoever is called, and what is said: no name of the child. */
const notNames =
  /^(?:mum|mom|mama|dad|papa|nan|gran\p{L}*|me|us|the|a|an|no|yes|stop|god|his|her|mr|mrs|ms|miss|dr|sir|english|signs?|whistles?|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/iu;

/** "We say Ollie" of an Oliver. Much else is said ("We say Goodbye"), so it must begin as the name does. */
function saidForShort(text: string, name: string): string | null {
  const found =
    /(?:^|[^\p{L}])[Ww]e (?:all |just )?say ["'‘“]?(\p{Lu}[\p{L}\p{M}'’-]*\p{L})["'’”]?(?=\s*(?:[.,;!)\n]|$))/u.exec(
      text,
    )?.[1];
  return found?.slice(0, 2).toLowerCase() === name.slice(0, 2).toLowerCase() ? (found ?? null) : null;
}

/** The text wins over the line for the name: there somebody says it in so many words. */
export function calledIn(profile: { name: string; notes?: string; interactionStyle?: string }): string {
  const text = `${profile.notes ?? ''}\n${profile.interactionStyle ?? ''}`;
  const name = calledName(profile.name);
  return calledInText(text) ?? saidForShort(text, name) ?? name;
}
