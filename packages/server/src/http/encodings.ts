export type Encoding = 'br' | 'gzip' | 'identity';

const preference: Encoding[] = ['br', 'gzip', 'identity'];

/** The smallest form that the browser says it can read. */
export function bestEncoding(acceptEncoding: string, available: readonly Encoding[]): Encoding {
  const accepted = new Map(
    acceptEncoding
      .toLowerCase()
      .split(',')
      .map((part) => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        const quality = parameters.find((parameter) => parameter.startsWith('q='));
        return [name, quality === undefined || Number(quality.slice(2)) > 0] as const;
      }),
  );
  const isAccepted = (encoding: Encoding) =>
    accepted.get(encoding) ?? (encoding === 'identity' || accepted.get('*') === true);
  return preference.find((encoding) => available.includes(encoding) && isAccepted(encoding)) ?? 'identity';
}
