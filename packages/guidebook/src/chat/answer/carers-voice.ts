// What a carer says or writes to others speaks of "my child" where no name is known.
export const inCarersVoice = (text: string): string =>
  text
    // Nobody is called "my child".
    .replace(/(?<=\b(?:My name is|I am called) )(?:your|my|the) (?:\w+ )?\w+(?=[.,])/gu, '____')
    .replace(/\b[Tt]he person\b/gu, '____')
    .replace(/\b(my (?:child|son|daughter)), your (?:child|son|daughter)\b/gu, '$1')
    .replace(
      /\b([Yy])our ((?:foster |step|grand)?(?:child|son|daughter)|nephew|niece|brother|sister)\b/gu,
      (_, first, who) => `${first === 'Y' ? 'My' : 'my'} ${who}`,
    );
