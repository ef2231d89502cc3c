import { adjustCreditsContract, adjustmentMaxCredits, reasonMax } from '@calmbridge/domain/credits/admin';
import { hundredthsOf } from '@calmbridge/domain/credits/prices';
import type { UserDocument } from '@calmbridge/domain/users/me';
import { useState } from 'react';
import { z } from 'zod';
import { call } from '#api/call';
import { refusalWords } from '#api/refusal-words';
import { m } from '#paraglide/messages';
import { creditWords } from '#shared/credits/credit-words';
import { Button } from '#ui/buttons/button';
import { useConfirm } from '#ui/dialogs/ask';
import { TextField } from '#ui/fields/text-field';
import { ErrorSummary } from '#ui/form/error-summary';
import { fieldWords } from '#ui/form/field-words';
import { Form } from '#ui/form/form';
import { formErrors } from '#ui/form/form-errors';
import { useForm } from '#ui/form/use-form';
import { formatNumber } from '#ui/format/format';
import { useToast } from '#ui/toasts/toasts';
import styles from './adjust-form.module.css';

const { credits, reason } = adjustCreditsContract.input.shape;
/** The amount as it is typed; a minus may be the short or the long one. */
const Typed = z.object({
  credits: z
    .string()
    .trim()
    .regex(/^[+\-\u2212]?\d+(\.\d+)?$/, 'not-a-number')
    .transform((text) => Number(text.replace('\u2212', '-')))
    .pipe(credits),
  reason,
});
type Adjustment = z.output<typeof Typed>;
type AdjustFormProps = { uid: string; name: string; document: UserDocument; onAdjusted: () => void };

/** Asks once more with the person and the amount, then adds the entry. */
export function AdjustForm(props: AdjustFormProps) {
  const { form, submit, change, isBusy } = useAdjusting(props);
  const words = {
    adjustCredits: amountWords(form.issues.credits),
    adjustReason: fieldWords('reason', form.issues.reason, m.admin_adjust_reason()),
  };
  return (
    <section className={styles.adjust} aria-labelledby="admin-adjust">
      <h3 id="admin-adjust">{m.admin_adjust()}</h3>
      <p className={styles.words}>{m.admin_adjust_words()}</p>
      <Form onSubmit={submit}>
        <ErrorSummary attempt={form.attempt} errors={formErrors(words, form.refusal)} />
        <TextField
          id="adjustCredits"
          label={m.admin_adjust_credits()}
          help={m.admin_adjust_credits_help({ max: formatNumber(adjustmentMaxCredits) })}
          error={words.adjustCredits}
          autoComplete="off"
          maxLength={10}
          value={form.values.credits}
          onChange={change('credits')}
        />
        <TextField
          id="adjustReason"
          label={m.admin_adjust_reason()}
          help={m.admin_adjust_reason_help()}
          error={words.adjustReason}
          autoComplete="off"
          maxLength={reasonMax}
          value={form.values.reason}
          onChange={change('reason')}
        />
        <div>
          <Button type="submit" look="secondary" isBusy={isBusy}>
            {m.admin_adjust_do()}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function useAdjusting({ uid, name, document, onAdjusted }: AdjustFormProps) {
  const form = useForm(Typed, { credits: '', reason: '' });
  const confirm = useConfirm();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  // Kept until the server has answered: sending again after a lost connection adjusts once.
  const [adjustmentId, setAdjustmentId] = useState(() => crypto.randomUUID());

  const submit = form.submit(async (adjustment) => {
    if (hundredthsOf(document.credits) + hundredthsOf(adjustment.credits) < 0)
      return form.refuse(
        m.admin_adjust_too_much({ name, credits: creditWords(hundredthsOf(document.credits)) }),
      );
    if (isBusy || !(await confirm(question(name, document, adjustment)))) return;
    setIsBusy(true);
    const answer = await call(adjustCreditsContract, { adjustmentId, ...adjustment }, { params: { uid } });
    setIsBusy(false);
    if (!answer.ok) return form.refuse(refusalWords(answer.refusal));
    setAdjustmentId(crypto.randomUUID());
    form.set('credits', '');
    form.set('reason', '');
    toast({
      text: m.admin_adjust_done({ name, amount: creditWords(hundredthsOf(answer.value.credits)) }),
    });
    onAdjusted();
  });
  const change = (field: 'credits' | 'reason') => (text: string) => {
    // Another amount or reason is another adjustment.
    setAdjustmentId(crypto.randomUUID());
    form.set(field, text);
  };
  return { form, submit, change, isBusy };
}

function question(name: string, document: UserDocument, { credits, reason }: Adjustment) {
  const amount = creditWords(Math.abs(hundredthsOf(credits)));
  const after = creditWords(hundredthsOf(document.credits) + hundredthsOf(credits));
  const isGain = credits > 0;
  return {
    title: (isGain ? m.admin_adjust_add : m.admin_adjust_take)({ name, amount }),
    text: m.admin_adjust_after({ email: document.email, amount: after, reason }),
    confirmLabel: (isGain ? m.admin_adjust_yes_add : m.admin_adjust_yes_take)({ amount }),
    cancelLabel: m.ui_cancel(),
    isDangerous: !isGain,
  };
}

const amountWords = (issue: string | undefined): string | undefined => {
  if (issue === undefined) return undefined;
  if (issue === 'out-of-range')
    return m.admin_adjust_out_of_range({ max: formatNumber(adjustmentMaxCredits) });
  return issue === 'not-hundredths' ? m.admin_adjust_not_hundredths() : m.admin_adjust_not_number();
};
