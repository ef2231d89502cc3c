// What each use costs and what each package holds, in hundredths of a credit and in cents. The one table: every
// price on every page, in every refusal and in every payment comes from here.

export const features = [
  'carePlans',
  'stories',
  'aiChats',
  'pecsDownloads',
  'pecsGenerations',
  'pecsUploads',
] as const;
export type Feature = (typeof features)[number];

export const priceHundredths: Record<Feature, number> = {
  carePlans: 25,
  stories: 25,
  aiChats: 5,
  pecsDownloads: 50,
  pecsGenerations: 25,
  pecsUploads: 50,
};

export const plans = ['free', 'bronze', 'silver', 'gold'] as const;
export type Plan = (typeof plans)[number];
export type PaidPlan = Exclude<Plan, 'free'>;

export const packages: Record<PaidPlan, { priceCents: number; creditHundredths: number }> = {
  bronze: { priceCents: 995, creditHundredths: 1000 },
  silver: { priceCents: 1995, creditHundredths: 2500 },
  gold: { priceCents: 2995, creditHundredths: 5000 },
};

/** The free plan's credit: given once at the start, and again by the week (rule CR8). */
export const freeCreditHundredths = 100;

/** What an administrator's balance shows. Nothing is ever taken from it. */
export const adminCredits = 999_999;

export const isPlan = (text: unknown): text is Plan => (plans as readonly unknown[]).includes(text);

/** An unknown plan is treated as free. */
export const planOf = (text: unknown): Plan => (isPlan(text) ? text : 'free');

/** What an account of this plan holds when its document has no credits yet. */
export const startingHundredths = (plan: Plan): number =>
  plan === 'free' ? freeCreditHundredths : packages[plan].creditHundredths;

/** The wire and the export speak of credits, the ledger of hundredths. */
export const creditsOf = (hundredths: number): number => hundredths / 100;
export const hundredthsOf = (credits: number): number => Math.round(credits * 100);
