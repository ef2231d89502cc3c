// Flesch–Kincaid grade with a syllable count by vowel groups. Good to about half a grade, and the same for every text.

export function gradeOf(sentences: readonly string[]): { grade: number; wordsPerSentence: number } {
  const lists = sentences
    .map((text) => text.match(/\p{L}+(?:[’'-]\p{L}+)*/gu) ?? [])
    .filter((words) => words.length > 0);
  const words = lists.flat();
  const wordsPerSentence = words.length / Math.max(1, lists.length);
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0) / Math.max(1, words.length);
  return { grade: 0.39 * wordsPerSentence + 11.8 * syllables - 15.59, wordsPerSentence };
}

export function syllablesIn(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return 1;
  const groups = plain.replace(/(?:[^laeiouy]es|[^td]ed|[^l]e)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 1);
}
