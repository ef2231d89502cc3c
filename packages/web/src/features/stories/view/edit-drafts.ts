// Story texts being edited, for as long as the tab lives: looking at another story meanwhile loses nothing.
const drafts = new Map<string, string>();

export const draftOf = (storyId: string): string | undefined => drafts.get(storyId);
export const keepDraft = (storyId: string, text: string): void => void drafts.set(storyId, text);
export const dropDraft = (storyId: string): void => void drafts.delete(storyId);
