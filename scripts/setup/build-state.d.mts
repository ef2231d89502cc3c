type Build = { dist: string; sources: string[] };
export const builds: { content: Build; web: Build; server: Build };
export function isFresh(build: Build): boolean;
