// Every page of the product, one row each: the one place that lists them. Router, guards, navigation, first paint, chunks,
// sizes, the offline worker and the journeys read it. It imports nothing, so that the build and the tests can read it too.

/** Who may see a page, and what becomes of everyone else (guards.ts). */
export type Guard =
  /** For everyone, signed in or not; never redirected (GD8). */
  | 'anyone'
  /** Shown at once, also to who is signed in; a visitor whose sign-in was not found is sent to /signin. */
  | 'front-door'
  /** Shown at once; who is signed in is led on (GD4, GD5). */
  | 'visitor'
  /** Shown once it is known that nobody is signed in (GD6). */
  | 'visitor-once-known'
  /** Signed in, with a profile (GD2, GD3). */
  | 'carer'
  /** Signed in; the profile may be missing: it is made here. */
  | 'new-carer'
  /** An unknown path for everyone but administrators, and nothing of it is fetched for them (GD30). */
  | 'administrator';

export type Row = {
  /** With a `:name` in it, one path for many records of this device; it then has no file of its own in the build. */
  path: `/${string}`;
  /** The message in the tab's title; a page about one record says its name instead once it knows it. */
  title: string;
  guard: Guard;
  /** The module under src that holds the page. It exports it by the name of its file. */
  page: `${'app' | 'features'}/${string}-page`;
  /** What a page behind the sign-in shows everyone before its scripts are there. Public pages are drawn whole. */
  opening: `features/${string}` | null;
  /** Its place among the links of the header. */
  navPlace: number | null;
  /** JavaScript and CSS of its first load, zipped, in thousands of bytes. */
  limitKb: number;
  /** Its heading is the largest thing of the first paint, so the heading's font comes with it. */
  hasLargeHeading?: true;
};

/** The first pages a visitor meets are held tightest. */
const firstKb = 170;
const publicKb = 190;
const privateKb = 235;
/** It is only ever come to from another page, which has fetched most of it. */
const planKb = 240;

const visitorPage = { opening: null, navPlace: null } as const;
const carerPage = { guard: 'carer', navPlace: null, limitKb: privateKb } as const;

const table = [
  {
    ...visitorPage,
    path: '/',
    title: 'signin_heading',
    guard: 'front-door',
    page: 'features/sign-in/sign-in-page',
    limitKb: firstKb,
  },
  {
    ...visitorPage,
    path: '/signin',
    title: 'signin_heading',
    guard: 'visitor',
    page: 'features/sign-in/sign-in-page',
    limitKb: firstKb,
  },
  {
    ...visitorPage,
    path: '/signup',
    title: 'signup_heading',
    guard: 'visitor',
    page: 'features/sign-up/sign-up-page',
    limitKb: publicKb,
  },
  {
    ...visitorPage,
    path: '/forgot-password',
    title: 'forgot_heading',
    guard: 'visitor-once-known',
    page: 'features/sign-in/forgot-password-page',
    limitKb: publicKb,
  },
  {
    ...visitorPage,
    path: '/reset-password',
    title: 'reset_heading',
    guard: 'visitor-once-known',
    page: 'features/sign-in/reset-password-page',
    limitKb: publicKb,
  },
  {
    ...visitorPage,
    path: '/investors',
    title: 'investors_title',
    guard: 'anyone',
    page: 'features/investors/investors-page',
    limitKb: publicKb,
  },
  {
    ...carerPage,
    path: '/form',
    title: 'form_title',
    page: 'features/form/form-page',
    opening: 'features/form/form-opening',
    navPlace: 2,
  },
  {
    ...carerPage,
    path: '/about',
    title: 'about_title',
    page: 'features/about/about-page',
    opening: 'features/about/hero',
    navPlace: 1,
    hasLargeHeading: true,
  },
  {
    ...carerPage,
    path: '/payment',
    title: 'credits_heading',
    page: 'app/payment-page',
    opening: 'features/credits/credits-opening',
    navPlace: 5,
  },
  {
    ...carerPage,
    path: '/history',
    title: 'history_heading',
    page: 'features/history/history-page',
    opening: 'features/history/history-opening',
    navPlace: 6,
    // Care plans are shown here too.
    limitKb: planKb,
  },
  {
    ...carerPage,
    path: '/days',
    title: 'days_heading',
    page: 'features/days/days-page',
    opening: 'features/days/days-opening',
  },
  {
    ...carerPage,
    path: '/social-stories',
    title: 'stories_title',
    page: 'app/social-stories-page',
    opening: 'features/stories/stories-opening',
    navPlace: 3,
  },
  {
    ...carerPage,
    path: '/pecs-board',
    title: 'board_heading',
    page: 'app/board-page',
    opening: 'features/board/board-list-opening',
    navPlace: 4,
  },
  {
    ...carerPage,
    path: '/interactive-hub',
    title: 'hub_heading',
    page: 'features/hub/hub-page',
    opening: 'features/hub/hub-opening',
  },
  {
    ...carerPage,
    path: '/create-profile',
    title: 'profile_heading',
    guard: 'new-carer',
    page: 'features/carer-profile/create-profile-page',
    opening: 'features/carer-profile/create-profile-opening',
  },
  {
    ...carerPage,
    path: '/test-image-generation',
    title: 'image_test_heading',
    page: 'features/image-test/image-test-page',
    opening: 'features/image-test/image-test-opening',
  },
  {
    ...carerPage,
    path: '/settings',
    title: 'settings_heading',
    page: 'features/settings/settings-page',
    opening: 'features/settings/settings-opening',
  },
  {
    ...carerPage,
    path: '/children',
    title: 'child_heading',
    page: 'features/children/children-page',
    opening: 'features/children/children-opening',
  },
  {
    ...carerPage,
    path: '/plans/:id',
    title: 'plan_gone_title',
    page: 'features/plan/plan-page',
    opening: null,
    limitKb: planKb,
  },
  {
    ...carerPage,
    path: '/children/:id',
    title: 'child_heading',
    page: 'features/children/child-page',
    opening: null,
  },
  {
    ...carerPage,
    path: '/children/:id/emergency',
    title: 'emergency_card',
    page: 'features/children/emergency-page',
    opening: null,
  },
  {
    ...carerPage,
    path: '/admin',
    title: 'admin_heading',
    guard: 'administrator',
    page: 'features/admin/admin-page',
    opening: null,
  },
] as const satisfies readonly Row[];

type Known = (typeof table)[number];
export type PagePath = Known['path'];
/** The pages that the header links to. */
export type NavPath = Exclude<Known, { navPlace: null }>['path'];

export const rows: readonly (Row & { path: PagePath })[] = table;

const publicGuards: readonly Guard[] = ['anyone', 'front-door', 'visitor', 'visitor-once-known'];
export const isPublic = ({ guard }: Pick<Row, 'guard'>): boolean => publicGuards.includes(guard);

/** One path for one page: it has a file of its own in the build. What only administrators may fetch has none. */
export const hasFile = ({ path, guard }: Row): boolean => !path.includes(':') && guard !== 'administrator';

/** Around every page for the signed-in. */
export const privateLayout = 'app/shell/private-layout';

/** The modules a page starts with, as the build names them: the entry, the layout where it is not part of it, the page. */
export const modulesOf = (row: Row): string[] => [
  'index.html',
  ...[...(isPublic(row) ? [] : [privateLayout]), row.page].map((module) => `src/${module}.tsx`),
];

/** What the server answers itself, whatever stands behind it in the path: never a page, never kept offline. */
export const serverPaths = [
  ...['/api', '/ai-symbols', '/create-payment-intent'],
  ...['/healthz', '/readyz', '/metrics'],
] as const;

/** The name a module exports its component by: `features/form/form-page` holds `FormPage`. */
export const componentOf = (module: string): string =>
  (module.split('/').at(-1) ?? '')
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
