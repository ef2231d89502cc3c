/** Fits any danger. */
export const anyDanger = 'Who must know this before being alone with {name}, and who tells them? ____';
