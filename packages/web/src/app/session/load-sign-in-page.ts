/** A whole new page: nothing of the old session stays in memory. */
export const loadSignInPage = (): void => window.location.assign('/signin');
