import { Tokenizer } from '@huggingface/tokenizers';

// A text as numbers of word pieces, the way the encoder was taught: lower case, no accents, the longest known piece first.

/** Longer texts are cut: the encoder was taught with no more. */
export const mostPieces = 128;
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
  return (text) => {
    const { ids } = tokenizer.encode(text.slice(0, mostCharacters), { add_special_tokens: false });
    return [start, ...ids.slice(0, mostPieces - 2), end];
  };
}
