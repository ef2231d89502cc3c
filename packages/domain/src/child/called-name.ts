/** What people call a child, until the family says otherwise: the first word of the name. */
export const calledName = (name: string): string => name.trim().split(/\s+/u)[0] ?? '';
