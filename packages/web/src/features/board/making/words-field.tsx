import { listMax, wordsFromList } from '@calmbridge/domain/boards/words-from-list';
import { m } from '#paraglide/messages';
import { TextAreaField } from '#ui/fields/text-area-field';

/** A list of words, typed or pasted, and how many cards it gives. */
export function WordsField({
  id,
  label,
  value,
  error,
  isFirst = false,
  onChange,
}: {
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  isFirst?: boolean;
  onChange: (text: string) => void;
}) {
  const { words, leftOut } = wordsFromList(value);
  return (
    <>
      <TextAreaField
        id={id}
        label={label}
        rows={6}
        value={value}
        help={m.board_words_help()}
        error={error}
        autoCapitalize="off"
        {...(isFirst ? { 'data-first-focus': true } : {})}
        onChange={onChange}
      />
      <output>{countWords(words.length, leftOut)}</output>
    </>
  );
}

function countWords(count: number, leftOut: number): string {
  if (leftOut > 0) return m.board_words_too_many({ max: listMax, count: leftOut });
  if (count === 0) return '';
  return count === 1 ? m.board_words_one() : m.board_words_count({ count });
}
