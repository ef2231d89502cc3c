import { buttonSpecimens } from './button-specimens.tsx';
import { fieldSpecimens } from './field-specimens.tsx';
import { layoutSpecimens } from './layout-specimens.tsx';
import { openedSpecimens } from './opened-specimens.tsx';

/** By the name of the control. A test fails where a control of src/ui has none. */
export const specimens = {
  ...buttonSpecimens,
  ...fieldSpecimens,
  ...openedSpecimens,
  ...layoutSpecimens,
};
