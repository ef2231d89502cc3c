import { m } from '#paraglide/messages';
import styles from './trade-mark.module.css';

export function TradeMark() {
  return <p className={styles.words}>{m.board_trade_mark()}</p>;
}
