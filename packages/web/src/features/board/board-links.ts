export const boardsPath = '/pecs-board';

export const boardPath = (id: string): string => `${boardsPath}?board=${encodeURIComponent(id)}`;
