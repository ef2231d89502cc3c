import { Link } from 'react-router';
import { refusalWords } from '#api/refusal-words';
import { useSession } from '#api/session';
import { m } from '#paraglide/messages';
import { ButtonLink } from '#ui/buttons/button-link';
import { Notice } from '#ui/layout/notice';
import { usePageTitle } from '#ui/use-page-title';
import { GateCard } from './gate-card.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The page at /signin and at /. Whoever is signed in already and comes by / is shown the way on. */
export function SignInPage() {
  const { isAuthenticated, user, trouble } = useSession();
  usePageTitle(m.signin_heading());
  if (isAuthenticated)
    return (
      <GateCard
        heading={m.signin_welcome()}
        lead={m.signin_signed_in_as({ name: user?.displayName || user?.email || '' })}
      >
        <ButtonLink to="/signin" isWide>
          {m.signin_continue()}
        </ButtonLink>
      </GateCard>
    );
  return (
    <GateCard heading={m.signin_heading()} lead={m.signin_lead()}>
      {trouble && <Notice>{refusalWords(trouble)}</Notice>}
      <SignInForm />
      <p>
        {m.signin_new_here()} <Link to="/signup">{m.signin_create_account()}</Link>
      </p>
    </GateCard>
  );
}
