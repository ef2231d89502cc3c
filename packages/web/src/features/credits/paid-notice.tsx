import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { forgetOpenPayment } from '#device/session/open-payment';
import { m } from '#paraglide/messages';
import { openChat } from '#shared/chat/chat';
import { wayBackIn } from '#shared/credits/way-back';
import { Notice } from '#ui/layout/notice';
import { useToast } from '#ui/toasts/toasts';

/** Long enough to read two short sentences. */
export const successShownMs = 2_500;
export const reloadAfterMs = 100;

/**
 * Says that it is paid, then leads on: back to where the credits ran out, with the chat or the card that was open there
 * and a word that they are here now; else to the form, reloaded, so that everything on it knows the new plan.
 */
export function PaidNotice({ credits }: { credits: string }) {
  const navigate = useNavigate();
  const toast = useToast();
  const wayBack = wayBackIn(useLocation().state);
  const leave = useEffectEvent(async () => {
    // In place of the page with the package: Back must not open what was bought.
    if (!wayBack) {
      await navigate('/form', { replace: true });
      setTimeout(() => window.location.reload(), reloadAfterMs);
      return;
    }
    const { path, hasChat, card } = wayBack;
    // Not reloaded: what was typed there is still in this tab.
    await navigate(path, { replace: true, state: card === undefined ? null : { card } });
    if (hasChat) await openChat({ is: 'empty' });
    toast({ text: m.credits_success_back({ credits }) });
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
      <p>{wayBack ? m.credits_success_way_back({ credits }) : m.credits_success_words({ credits })}</p>
    </Notice>
  );
}
