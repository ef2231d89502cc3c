import { sandboxPayContract } from '@calmbridge/domain/credits/payments';
import { z } from 'zod';
import { call } from '#api/call';
import { m } from '#paraglide/messages';
import { useConfirm } from '#ui/dialogs/ask';
import { TextField } from '#ui/fields/text-field';
import { fieldWords } from '#ui/form/field-words';
import { useForm } from '#ui/form/use-form';
import { grouped } from './card-number.ts';
import { PaymentForm, type PaymentFormProps } from './payment-form.tsx';
import type { Confirmation } from './purchase/purchase-state.ts';
import styles from './sandbox-card-form.module.css';
import { TestCards } from './test-cards.tsx';

const required = z.string().trim().min(1, 'required');
const CardFields = z.object({ cardNumber: required, expiry: required, cvc: required, name: required });
type CardFields = z.output<typeof CardFields>;

/** The card form where no money moves: the well-known test cards, each with its outcome. */
export function SandboxCardForm(props: PaymentFormProps) {
  const { clientSecret, customerName, price, isBusy, onPay } = props;
  const form = useForm(CardFields, { cardNumber: '', expiry: '', cvc: '', name: customerName });
  const { values, set, issues } = form;
  const send = useSandboxPayment(price);
  const submit = form.submit((card) =>
    onPay(clientSecret === null ? null : (secret) => send(secret, card, false)),
  );
  const field = (name: keyof CardFields, label: string) => ({
    id: `card-${name}`,
    label,
    value: values[name],
    error: fieldWords(name, issues[name], label),
    readOnly: isBusy,
  });
  const fill = (cardNumber: string) => {
    set('cardNumber', grouped(cardNumber));
    if (values.expiry === '') set('expiry', '12/34');
    if (values.cvc === '') set('cvc', '123');
  };
  return (
    <div className={styles.columns}>
      <PaymentForm {...props} onSubmit={submit}>
        <TextField
          {...field('cardNumber', m.credits_card_number())}
          inputMode="numeric"
          autoComplete="cc-number"
          maxLength={23}
          onChange={(text) => set('cardNumber', grouped(text))}
        />
        <div className={styles.pair}>
          <TextField
            {...field('expiry', m.credits_card_expiry())}
            autoComplete="cc-exp"
            maxLength={7}
            onChange={(text) => set('expiry', text)}
          />
          <TextField
            {...field('cvc', m.credits_card_cvc())}
            inputMode="numeric"
            autoComplete="cc-csc"
            maxLength={4}
            onChange={(text) => set('cvc', text)}
          />
        </div>
        <TextField
          {...field('name', m.credits_card_name())}
          autoComplete="cc-name"
          maxLength={200}
          onChange={(text) => set('name', text)}
        />
      </PaymentForm>
      <TestCards isBusy={isBusy} onFill={fill} />
    </div>
  );
}

/** Sends the card; where its bank asks for it, the carer is asked first. */
function useSandboxPayment(price: string) {
  const confirm = useConfirm();
  const send = async (secret: string, card: CardFields, hasAuthenticated: boolean): Promise<Confirmation> => {
    const answer = await call(sandboxPayContract, { clientSecret: secret, ...card, hasAuthenticated });
    if (!answer.ok) return { is: 'unexpected' };
    if (answer.value.is !== 'authenticationRequired')
      return answer.value.is === 'succeeded' ? { is: 'confirmed' } : answer.value;
    const isCarer = await confirm({
      title: m.credits_bank_title(),
      text: m.credits_bank_words({ price }),
      confirmLabel: m.credits_bank_yes(),
      cancelLabel: m.credits_bank_no(),
    });
    return isCarer ? send(secret, card, true) : { is: 'declined', message: m.credits_bank_refused() };
  };
  return send;
}
