import { m } from '#paraglide/messages';

/** Said while, to the eye, the first paint still stands. */
export const Busy = () => (
  <output className="visually-hidden" aria-busy="true">
    {m.ui_loading()}
  </output>
);
