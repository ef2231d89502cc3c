import { m } from '#paraglide/messages';
import styles from './hero.module.css';
import { HeroDrawing } from './hero-drawing.tsx';

export function Hero() {
  return (
    <div className={styles.hero}>
      <div className={styles.inner}>
        <h1 className={styles.words}>{m.about_heading()}</h1>
      </div>
      <HeroDrawing className={styles.drawing} />
    </div>
  );
}
