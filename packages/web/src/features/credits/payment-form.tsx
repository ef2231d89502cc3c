import { type FormEvent, type ReactNode, useId } from 'react';
import IconAlertCircle from '#icon/IconAlertCircle';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';
import styles from './payment-form.module.css';
import type { Confirm } from './purchase/purchase-state.ts';

export type PaymentFormProps = {
  /** Null until the payment is open. */
  clientSecret: string | null;
  customerName: string;
  customerEmail: string;
  price: string;
  isBusy: boolean;
  /** Why the last press did not pay. What was typed stays. */
  error: string | null;
  onPay: (confirm: Confirm) => void;
};

/** What every card form has: its fields, what went wrong, the button that pays, where the receipt goes. */
export function PaymentForm({
  customerEmail,
  price,
  isBusy,
  error,
  onSubmit,
  children,
}: Pick<PaymentFormProps, 'customerEmail' | 'price' | 'isBusy' | 'error'> & {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  const errorId = useId();
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={m.credits_card()}
      aria-describedby={error ? errorId : undefined}
      onSubmit={onSubmit}
    >
      {children}
      {error && (
        <p id={errorId} className={styles.error}>
          <IconAlertCircle size={22} aria-hidden="true" />
          {error}
        </p>
      )}
      <Button type="submit" isWide isBusy={isBusy}>
        {m.credits_pay({ price })}
      </Button>
      <p className={styles.receipt}>{m.credits_pay_receipt({ email: customerEmail })}</p>
    </form>
  );
}
