import { resetPasswordContract } from '@calmbridge/domain/identity/account';
import { Link, useSearchParams } from 'react-router';
import { m } from '#paraglide/messages';
import { Notice } from '#ui/layout/notice';
import { usePageTitle } from '#ui/use-page-title';
import { GateCard } from './gate-card.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/** Where the link in the mail leads. */
export function ResetPasswordPage() {
  usePageTitle(m.reset_heading());
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const isUsable = resetPasswordContract.input.shape.token.safeParse(token).success;
  return (
    <GateCard heading={m.reset_heading()} lead={m.reset_lead()}>
      {isUsable ? (
        <ResetPasswordForm token={token} />
      ) : (
        <Notice kind="warning">{m.refusal_reset_link_invalid()}</Notice>
      )}
      <p>
        <Link to={isUsable ? '/signin' : '/forgot-password'}>
          {isUsable ? m.forgot_back() : m.reset_ask_again()}
        </Link>
      </p>
    </GateCard>
  );
}
