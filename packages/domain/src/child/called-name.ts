/** What people call a child, until the family says otherwise: the first word of the name. */
export const calledName = (name: string): string => {
  const [first = '', second = '', third = ''] = name.trim().split(/\s+/u);
  // "Big Dave" is called so, and João Pedro is not João.
  return (/^(?:big|little|wee|baby|old|young)$/iu.test(first) && /^\p{Lu}/u.test(second)) ||
    (firsts.has(plain(first)) && seconds.has(plain(second)) && third === '')
    ? `${first} ${second}`
    : first;
};

const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Names that are given in pairs. */
const firsts = new Set(
  'joao jose maria ana anna juan luis luiz carlos pedro jean marie mary anne billy bobby'.split(' '),
);
const seconds = new Set(
  'pedro paulo carlos miguel luis luiz jose maria marie paul pierre luc claude louise jane ann anne clara laura sofia beatriz rose lou jo beth kate ellen joe bob antonio manuel'.split(
    ' ',
  ),
);
