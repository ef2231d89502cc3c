import { m } from '#paraglide/messages';
import { TextAreaField } from '#ui/fields/text-area-field';
import { TextField } from '#ui/fields/text-field';
import { type Field, fieldId, fieldLabels, issueWords, limitOf, type SectionForm } from './profile-words.ts';

type TextName = Exclude<
  Field,
  'importantRoles' | 'sensorySensitivities' | 'dietRestrictions' | 'carePlans' | 'gender' | 'diagnosisType'
> &
  Exclude<Field, 'communication' | 'preferredCommunication'>;

/** A free text and its limit. Nothing is cut off: the count says how many characters there are, near the limit or always. */
export function LimitedText({
  form: { values, errors, set },
  name,
  help = '',
  isLine = false,
  isCountKept = false,
  onLeave,
}: {
  form: SectionForm;
  name: TextName;
  help?: string;
  isLine?: boolean;
  isCountKept?: boolean;
  onLeave?: () => void;
}) {
  const value = values[name];
  const max = limitOf(name);
  const isCounted = value.length >= max * 0.8 || (isCountKept && value !== '');
  const notes = [help, isCounted ? m.ui_count({ count: value.length, max }) : ''].filter(Boolean).join(' ');
  const Control = isLine ? TextField : TextAreaField;
  return (
    <Control
      id={fieldId(name)}
      label={fieldLabels[name]()}
      help={notes}
      error={errors[name] ?? (value.length > max ? issueWords(name, 'too-long', values) : undefined)}
      autoComplete="off"
      value={value}
      onChange={(text) => set(name, text)}
      onBlur={onLeave}
    />
  );
}
