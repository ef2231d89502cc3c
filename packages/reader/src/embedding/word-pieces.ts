import { Tokenizer } from '@huggingface/tokenizers';

// A text as numbers of word pieces, the way the encoder was taught: lower case, no accents, the longest known piece first.

/** Longer texts are cut: the encoder was taught with no more. */
export const mostPieces = 128;
/**
 * Between a message, a question and its answer that are read as one text. Each gets its share of pieces: of the first two their beginning and their
 * end, where what is asked often stands.
 */
export const partMark = '\u001f';
const shares = [
  { most: 64, ofEnd: 1 / 3 },
  { most: 28, ofEnd: 1 / 3 },
  { most: 56, ofEnd: 0 },
] as const;
/** So that a long text costs no more than one that fills the encoder. */
const mostCharacters = 2000;

export type WordPieces = (text: string) => number[];

/** `vocabulary` has one piece a line. */
export function readWordPieces(vocabulary: string): WordPieces {
  const vocab = Object.fromEntries(
    vocabulary
      .trimEnd()
      .split('\n')
      .map((piece, id) => [piece, id]),
  );
  const [start, end] = [vocab['[CLS]'], vocab['[SEP]']];
  if (start === undefined || end === undefined) throw new Error('not a vocabulary of word pieces');
  const tokenizer = new Tokenizer(
    {
      normalizer: {
        type: 'BertNormalizer',
        clean_text: true,
        handle_chinese_chars: true,
        strip_accents: null,
        lowercase: true,
      },
      pre_tokenizer: { type: 'BertPreTokenizer' },
      model: {
        type: 'WordPiece',
        unk_token: '[UNK]',
        continuing_subword_prefix: '##',
        max_input_chars_per_word: 100,
        vocab,
      },
      post_processor: null,
      decoder: null,
      added_tokens: [],
    },
    {},
  );
  const piecesIn = (text: string): number[] =>
    tokenizer.encode(text.slice(0, mostCharacters), { add_special_tokens: false }).ids;
  return (text) => {
    const parts = text.split(partMark);
    return parts.length === shares.length
      ? [start, ...shares.flatMap((share, at) => [...shareOf(piecesIn(parts[at]!), share), end])]
      : [start, ...piecesIn(text).slice(0, mostPieces - 2), end];
  };
}

function shareOf(pieces: number[], { most, ofEnd }: (typeof shares)[number]): number[] {
  if (pieces.length <= most) return pieces;
  const fromStart = most - Math.floor(most * ofEnd);
  return [...pieces.slice(0, fromStart), ...(fromStart < most ? pieces.slice(fromStart - most) : [])];
}
