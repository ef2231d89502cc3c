import { Link } from 'react-router';
import { m } from '#paraglide/messages';
import { usePageTitle } from '#ui/use-page-title';
import { SignUpForm } from './sign-up-form.tsx';
import styles from './sign-up-page.module.css';

export function SignUpPage() {
  usePageTitle(m.signup_heading());
  return (
    <div className={styles.card}>
      <header className={styles.top}>
        <div className={styles.words}>
          <h1>{m.signup_heading()}</h1>
          <p className={styles.lead}>{m.signup_lead()}</p>
        </div>
        <p className={styles.other}>
          {m.signup_have_account()} <Link to="/signin">{m.signin_heading()}</Link>
        </p>
      </header>
      <SignUpForm />
    </div>
  );
}
