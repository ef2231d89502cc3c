export const numbered = (steps: readonly string[]): string =>
  steps.map((step, at) => `${at + 1}. ${step}`).join('\n');

export const wordCount = (text: string): number =>
  text.match(/[\p{L}\p{N}]+(?:[’'-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
