import { Link } from 'react-router';
import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { LogoMark } from '#ui/loading/logo';
import styles from './footer.module.css';

const year = String(new Date().getFullYear());

export function Footer({ isPlain = false }: { isPlain?: boolean }) {
  const facts = useServiceFacts();
  return (
    <footer className={isPlain ? styles.plain : styles.footer}>
      <div className={styles.row}>
        <span className={styles.mark}>
          <LogoMark size={30} />
          {m.shell_footer({ year: year })}
        </span>
        {facts && <span>{facts.founderLine}</span>}
        {isPlain && <Link to="/investors">{m.shell_investors()}</Link>}
      </div>
    </footer>
  );
}
