/** What people call a child, until the family says otherwise: the first word of the name. */
export const calledName = (name: string): string => {
  const [first = '', second = ''] = name.trim().split(/\s+/u);
  // "Big Dave" is called so.
  return /^(?:big|little|wee|baby|old|young)$/iu.test(first) && /^\p{Lu}/u.test(second)
    ? `${first} ${second}`
    : first;
};
