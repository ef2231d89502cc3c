// One way for every form: values as they stand in the controls, one zod schema that judges them, codes for what is
// wrong. The words for a code belong to the page. Nothing typed is ever dropped.
import { type FormEvent, useState } from 'react';
import type { z } from 'zod';

export type Issues<Values> = Partial<Record<keyof Values & string, string>>;

export function useForm<Values extends Record<string, unknown>, Schema extends z.ZodType>(
  schema: Schema,
  initial: Values,
  /** What a schema can't know: whatever needs a clock or another field's page. */
  alsoCheck: (values: Values) => Issues<Values> = () => ({}),
) {
  const [values, setValues] = useState(initial);
  const [issues, setIssues] = useState<Issues<Values>>({});
  const [refusal, setRefusal] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  const set = <Name extends keyof Values & string>(name: Name, value: Values[Name]) => {
    setValues((now) => ({ ...now, [name]: value }));
    setIssues(({ [name]: _gone, ...others }) => others as Issues<Values>);
  };

  /** Other values altogether, such as a kept draft. What was wrong with the old ones is gone with them. */
  const replace = (all: Values) => {
    setValues(all);
    setIssues({});
    setRefusal(null);
  };

  const show = (found: Issues<Values>, words: string | null) => {
    setIssues(found);
    setRefusal(words);
    setAttempt((count) => count + 1);
  };
  /** Shows issues found elsewhere, such as the server's, and moves the reader to them. */
  const showIssues = (found: Issues<Values>) => show(found, null);
  /** Says in words why the form as a whole was not taken. What was typed stays. */
  const refuse = (words: string) => show({}, words);

  const submit = (onValid: (valid: z.output<Schema>) => void | Promise<void>) => (event: FormEvent) => {
    event.preventDefault();
    const read = schema.safeParse(values);
    const found = { ...alsoCheck(values), ...(read.success ? {} : firstIssues<Values>(read.error)) };
    if (read.success && Object.keys(found).length === 0) {
      setIssues({});
      setRefusal(null);
      void onValid(read.data);
    } else showIssues(found);
  };

  return { values, set, replace, issues, refusal, attempt, showIssues, refuse, submit };
}

/** One issue a field: the first that was found. */
function firstIssues<Values>(error: z.ZodError): Issues<Values> {
  const found: Record<string, string> = {};
  for (const { path, message } of error.issues) found[String(path[0])] ??= message;
  return found as Issues<Values>;
}
