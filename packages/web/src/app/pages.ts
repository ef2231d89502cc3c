// Which module holds which page. Nothing here is loaded before the page is visited.

const placeholder = () => import('./placeholder-page.tsx').then((module) => module.PlaceholderPage);

export const pages = {
  privateLayout: () => import('./shell/private-layout.tsx').then((module) => module.PrivateLayout),
  signIn: () => import('#features/sign-in/sign-in-page').then((module) => module.SignInPage),
  signUp: () => import('#features/sign-up/sign-up-page').then((module) => module.SignUpPage),
  forgotPassword: () =>
    import('#features/sign-in/forgot-password-page').then((module) => module.ForgotPasswordPage),
  resetPassword: () =>
    import('#features/sign-in/reset-password-page').then((module) => module.ResetPasswordPage),
  createProfile: () =>
    import('#features/carer-profile/create-profile-page').then((module) => module.CreateProfilePage),
  investors: placeholder,
  form: placeholder,
  about: placeholder,
  payment: placeholder,
  history: placeholder,
  stories: placeholder,
  board: placeholder,
  hub: placeholder,
  testImage: placeholder,
  settings: placeholder,
};
