import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { forgetOpenPayment } from '#device/open-payment';
import { m } from '#paraglide/messages';
import { Notice } from '#ui/notice';

/** Long enough to read two short sentences. */
export const successShownMs = 2_500;
export const reloadAfterMs = 100;

/** Says that it is paid, then opens the form and loads it anew, so that everything on it knows the new plan. */
export function PaidNotice({ credits }: { credits: string }) {
  const navigate = useNavigate();
  const leave = useEffectEvent(async () => {
    // In place of the page with the package: Back must not open what was bought.
    await navigate('/form', { replace: true });
    setTimeout(() => window.location.reload(), reloadAfterMs);
  });
  useEffect(() => {
    const timer = setTimeout(() => void leave(), successShownMs);
    return () => {
      clearTimeout(timer);
      forgetOpenPayment();
    };
  }, []);
  return (
    <Notice kind="success">
      <strong>{m.credits_success()}</strong>
      <p>{m.credits_success_words({ credits })}</p>
    </Notice>
  );
}
