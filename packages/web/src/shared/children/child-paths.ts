export const childrenPath = '/children';
export const childPath = (id: string): string => `${childrenPath}/${encodeURIComponent(id)}`;
export const emergencyPath = (id: string): string => `${childPath(id)}/emergency`;
