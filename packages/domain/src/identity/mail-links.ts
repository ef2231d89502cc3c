// The addresses of pages that our mails lead to. The page's routes and the server's mails must agree on them.

export const forgotPasswordPath = '/forgot-password';

export const resetPasswordPath = (token: string) => `/reset-password?token=${encodeURIComponent(token)}`;
