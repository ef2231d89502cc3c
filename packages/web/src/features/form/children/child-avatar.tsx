import styles from './children.module.css';

export const ChildAvatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {[...name.trim()][0]?.toLocaleUpperCase()}
  </span>
);
