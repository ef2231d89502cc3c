import { type ReactNode, useState } from 'react';
import { Checkbox } from '#ui/fields/checkbox';
import { ChipGroup } from '#ui/fields/chip-group';
import { DateField } from '#ui/fields/date-field';
import { LineField } from '#ui/fields/line-field';
import { PasswordField } from '#ui/fields/password-field';
import { PasswordMeter } from '#ui/fields/password-meter';
import { RangeField } from '#ui/fields/range-field';
import { Segmented } from '#ui/fields/segmented';
import { SelectField } from '#ui/fields/select-field';
import { Switch } from '#ui/fields/switch';
import { TextAreaField } from '#ui/fields/text-area-field';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { Form } from '#ui/form/form';

/** A field needs somebody who remembers what was put into it. */
function Kept<T>({
  first,
  children,
}: {
  first: T;
  children: (value: T, set: (value: T) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const options = ['Light', 'Sound', 'Touch'].map((label) => ({ value: label.toLowerCase(), label }));

export const fieldSpecimens: Record<string, ReactNode> = {
  TextField: (
    <Kept first="">
      {(value, onChange) => (
        <>
          <TextField id="plain" label="Plain" help="A word of help" value={value} onChange={onChange} />
          <TextField
            id="wrong"
            label="With an error"
            error="Please say the name."
            value={value}
            onChange={onChange}
          />
          <TextField
            id="full"
            label="Nearly full"
            maxLength={50}
            value={'x'.repeat(45)}
            onChange={onChange}
          />
          <TextField id="off" label="Disabled" disabled value={value} onChange={onChange} />
        </>
      )}
    </Kept>
  ),
  LineField: (
    <Kept first="A line that is longer than its field is wide is seen whole: it takes as many lines as it needs.">
      {(value, onChange) => (
        <LineField id="line" label="A line" maxLength={200} value={value} onChange={onChange} />
      )}
    </Kept>
  ),
  TextAreaField: (
    <Kept first="It grows with what is written into it.">
      {(value, onChange) => (
        <TextAreaField id="notes" label="Notes" error="Too long" value={value} onChange={onChange} />
      )}
    </Kept>
  ),
  SelectField: (
    <Kept first="sound">
      {(value, onChange) => (
        <SelectField
          id="sense"
          label="Sense"
          emptyLabel="None"
          options={options}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  ),
  DateField: (
    <Kept first="2026-11-16">
      {(value, onChange) => <DateField id="day" label="Day" value={value} onChange={onChange} />}
    </Kept>
  ),
  PasswordField: (
    <Kept first="quiet morning tea">
      {(value, onChange) => (
        <PasswordField
          id="password"
          label="Password"
          help={<PasswordMeter password={value} />}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  ),
  PasswordMeter: ['', 'abc', 'quiet', 'quiet morning tea'].map((password) => (
    <PasswordMeter key={password} password={password} />
  )),
  Checkbox: (
    <Kept first={true}>
      {(isChecked, onChange) => (
        <Checkbox label="One yes or no" help="With help" isChecked={isChecked} onChange={onChange} />
      )}
    </Kept>
  ),
  ChipGroup: (['chip', 'tile'] as const).map((look) => (
    <Kept key={look} first={['sound']}>
      {(chosen, onChange) => (
        <ChipGroup
          id={`senses-${look}`}
          legend={`Many, as ${look}s`}
          error="Please choose at least one."
          look={look}
          options={options}
          chosen={chosen}
          onChange={onChange}
        />
      )}
    </Kept>
  )),
  Segmented: (
    <Kept first="sound">
      {(value, onChange) => (
        <Segmented name="one" legend="One of a few" segments={options} value={value} onChange={onChange} />
      )}
    </Kept>
  ),
  Switch: (
    <Kept first={true}>
      {(isOn, onChange) => <Switch label="On or off" help="At once" isOn={isOn} onChange={onChange} />}
    </Kept>
  ),
  RangeField: (
    <Kept first={3}>
      {(value, onChange) => (
        <RangeField
          id="size"
          label="Text size"
          valueText={`${value} of 5`}
          min={1}
          max={5}
          step={1}
          value={value}
          onChange={onChange}
        />
      )}
    </Kept>
  ),
  Form: (
    <Form aria-label="A form">
      <TextField id="in-form" label="In a form" value="" onChange={() => undefined} />
    </Form>
  ),
  ErrorSummary: (
    <ErrorSummary
      attempt={0}
      errors={[{ fieldId: 'wrong', text: 'Please say the name.' }, { text: 'The server did not answer.' }]}
    />
  ),
};
