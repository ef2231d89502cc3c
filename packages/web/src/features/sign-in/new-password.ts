import { passwordMax } from '@calmbridge/domain/identity/account';
import { z } from 'zod';

/** The reset form: a new password, typed twice. */
export const NewPassword = z
  .object({
    newPassword: z.string().min(1, 'required').max(passwordMax, 'too-long'),
    confirmPassword: z.string().min(1, 'required'),
  })
  .refine((form) => form.newPassword === form.confirmPassword, {
    path: ['confirmPassword'],
    message: 'passwords-differ',
  });
