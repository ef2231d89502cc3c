import type { ComponentProps } from 'react';
import styles from './form.module.css';

/** A form that says itself what is missing: the browser's own bubbles are off. */
export function Form(props: Omit<ComponentProps<'form'>, 'className' | 'noValidate'>) {
  return <form {...props} className={styles.form} noValidate />;
}
