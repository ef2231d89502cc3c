import { z } from 'zod';
import { plans } from '../credits/prices.ts';
import { contract, nothing } from '../http/contract.ts';
import { CarerProfile } from '../users/carer-profile.ts';
import { Me } from '../users/me.ts';

/** What a form says of a field it can't take. The page has the words. */
export type FieldIssue =
  | 'required'
  | 'too-long'
  | 'invalid'
  | 'in-the-future'
  | 'passwords-differ'
  | 'creator-missing';

export const emailMax = 254;
export const passwordMax = 1024;

export const Email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'required')
  .max(emailMax, 'too-long')
  .pipe(z.email('invalid'));

/** What sign-up sends. The length a password needs is the server's configuration. */
export const SignUp = z.object({
  ...CarerProfile.shape,
  email: Email,
  password: z.string().min(1, 'required').max(passwordMax, 'too-long'),
  /** An unknown plan is treated as free (CR11), so that it keeps nobody out. */
  plan: z.string().max(50),
});
export type SignUp = z.infer<typeof SignUp>;

/** What the sign-up form holds: the same plus the repeated password. */
export const SignUpForm = SignUp.extend({
  plan: z.enum(plans),
  confirmPassword: z.string().min(1, 'required'),
}).refine((form) => form.password === form.confirmPassword, {
  path: ['confirmPassword'],
  message: 'passwords-differ',
});
export type SignUpForm = z.infer<typeof SignUpForm>;

export const SignIn = z.object({
  email: Email,
  password: z.string().min(1, 'required').max(passwordMax, 'too-long'),
});
export type SignIn = z.infer<typeof SignIn>;

const newPassword = z.string().min(1, 'required').max(passwordMax, 'too-long');

export const signUpContract = contract({
  method: 'POST',
  path: '/api/identity/sign-up',
  input: SignUp,
  output: Me,
});
export const signInContract = contract({
  method: 'POST',
  path: '/api/identity/sign-in',
  input: SignIn,
  output: Me,
});
/** Answers the same whether the address is known or not. */
export const forgotPasswordContract = contract({
  method: 'POST',
  path: '/api/identity/forgot-password',
  input: z.object({ email: Email }),
  output: nothing,
});
export const resetPasswordContract = contract({
  method: 'POST',
  path: '/api/identity/reset-password',
  input: z.object({ token: z.string().min(1).max(200), newPassword }),
  output: nothing,
});
export const changePasswordContract = contract({
  method: 'POST',
  path: '/api/identity/change-password',
  input: z.object({ currentPassword: z.string().min(1, 'required').max(passwordMax), newPassword }),
  output: nothing,
});
export const deleteAccountContract = contract({
  method: 'POST',
  path: '/api/identity/delete-account',
  input: z.object({ password: z.string().min(1, 'required').max(passwordMax) }),
  output: nothing,
});
