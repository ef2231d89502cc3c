/** Digits in groups of four, as they stand on the card. Anything else that was typed stays, for the carer to see. */
export const grouped = (text: string): string => {
  const bare = text.replaceAll(' ', '');
  return /^\d*$/.test(bare) ? bare.replace(/(\d{4})(?=\d)/g, '$1 ') : text;
};
