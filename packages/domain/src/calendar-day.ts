/** A real calendar day as yyyy-mm-dd. */
export const isDay = (text: string): boolean => {
  const [, year = '', month = '', day = ''] = /^((?:19|20)\d\d)-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return year !== '' && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};
