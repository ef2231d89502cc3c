// Which module holds which page. Nothing here is loaded before the page is visited.

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
  investors: () => import('#features/investors/investors-page').then((module) => module.InvestorsPage),
  form: () => import('#features/form/form-page').then((module) => module.FormPage),
  about: () => import('#features/about/about-page').then((module) => module.AboutPage),
  payment: () => import('./payment-page.tsx').then((module) => module.PaymentPage),
  history: () => import('#features/history/history-page').then((module) => module.HistoryPage),
  days: () => import('#features/days/days-page').then((module) => module.DaysPage),
  plan: () => import('#features/plan/plan-page').then((module) => module.PlanPage),
  children: () => import('#features/children/children-page').then((module) => module.ChildrenPage),
  child: () => import('#features/children/child-page').then((module) => module.ChildPage),
  emergency: () => import('#features/children/emergency-page').then((module) => module.EmergencyPage),
  stories: () => import('./social-stories-page.tsx').then((module) => module.SocialStoriesPage),
  board: () => import('./board-page.tsx').then((module) => module.BoardPage),
  hub: () => import('#features/hub/hub-page').then((module) => module.HubPage),
  testImage: () => import('#features/image-test/image-test-page').then((module) => module.ImageTestPage),
  admin: () => import('#features/admin/admin-page').then((module) => module.AdminPage),
  settings: () => import('#features/settings/settings-page').then((module) => module.SettingsPage),
};
