import { useServiceFacts } from '#api/service-facts';
import { m } from '#paraglide/messages';
import { LogoMark } from '#ui/logo';
import styles from './footer.module.css';

export function Footer({ isPlain = false }: { isPlain?: boolean }) {
  const facts = useServiceFacts();
  return (
    <footer className={isPlain ? styles.plain : styles.footer}>
      <div className={styles.row}>
        <span className={styles.mark}>
          <LogoMark size={30} />
          {m.shell_footer({ year: String(new Date().getFullYear()) })}
        </span>
        {facts && <span>{facts.founderLine}</span>}
      </div>
    </footer>
  );
}
