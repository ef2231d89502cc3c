import path from 'node:path';
import { z } from 'zod';

// The one place that reads the environment. Everything else is handed a Config.

const optional = z
  .string()
  .trim()
  .optional()
  .transform((text) => text || undefined);
const withDefault = (value: string) => optional.transform((text) => text ?? value);
const wholeNumber = (value: number, min: number, max: number) =>
  withDefault(String(value)).pipe(z.coerce.number<string>().int().min(min).max(max));
const url = (protocol: RegExp) => optional.pipe(z.url({ protocol }).optional());

const Environment = z.object({
  NODE_ENV: withDefault('development').pipe(z.enum(['development', 'test', 'production'])),
  PORT: wholeNumber(4242, 0, 65_535),
  HOST: withDefault('0.0.0.0'),
  PUBLIC_URL: url(/^https?$/),
  DATA_DIR: withDefault('.data'),
  DATABASE_URL: url(/^postgres(ql)?$/),
  LOG_LEVEL: optional.pipe(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional()),
  TRUST_PROXY: wholeNumber(0, 0, 10),
  METRICS_TOKEN: optional.pipe(z.string().min(16).optional()),
  PASSWORD_MIN_LENGTH: wholeNumber(6, 6, 128),
  SIGN_UPS_PER_HOUR: wholeNumber(60, 1, 1_000_000),
  SESSION_SECRET: optional.pipe(z.string().min(32).optional()),
  FOUNDER_LINE: withDefault('Founded by the Calmbridge team'),
  CONTACT_EMAIL: withDefault('hello@calmbridge.example').pipe(z.email()),
  SMTP_URL: url(/^smtps?$/),
  MAIL_FROM: withDefault('Calmbridge <no-reply@calmbridge.example>'),
  AI_BASE_URL: url(/^https?$/),
  AI_API_KEY: optional,
  AI_MODEL: optional,
  IMAGE_BASE_URL: url(/^https?$/),
  IMAGE_API_KEY: optional,
  IMAGE_MODEL: optional,
  IMAGE_SERVICE_NAME: withDefault('Grok Aurora API'),
  SECOND_IMAGE_BASE_URL: url(/^https?$/),
  SECOND_IMAGE_API_KEY: optional,
  SECOND_IMAGE_MODEL: optional,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: url(/^https?$/),
  S3_ENDPOINT: url(/^https?$/),
  S3_BUCKET: optional,
  S3_REGION: withDefault('auto'),
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,
});
type Environment = z.infer<typeof Environment>;

/** An OpenAI-compatible service. */
export type ModelService = { baseUrl: string; apiKey: string | undefined; model: string };
export type Stripe = {
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  /** Another address for the provider, such as a stand-in on this machine. */
  apiUrl: string | undefined;
};
export type S3 = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Config = {
  isProduction: boolean;
  port: number;
  host: string;
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | undefined;
  logLevel: string;
  /** How many proxies of our own stand in front. With 0, X-Forwarded-For is whatever the visitor says, so it is ignored. */
  trustedProxies: number;
  metricsToken: string | undefined;
  passwordMinLength: number;
  /** From one address. A school or clinic behind one address may need more. */
  signUpsPerHour: number;
  /** Undefined until the start has read or made the one kept in the data folder. */
  sessionSecret: string | undefined;
  founderLine: string;
  contactEmail: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: ModelService | undefined;
  image: ModelService | undefined;
  secondImage: ModelService | undefined;
  imageServiceName: string;
  stripe: Stripe | undefined;
  s3: S3 | undefined;
};

export type ConfigRead = { ok: true; config: Config } | { ok: false; problems: string[] };

/** Reads and checks everything at once. A problem names its variable and never repeats its value. */
export function readConfig(environment: Record<string, string | undefined>): ConfigRead {
  const read = Environment.safeParse(environment);
  if (!read.success) {
    return {
      ok: false,
      problems: read.error.issues.map((issue) => `${issue.path.join('.')}: ${wish(issue)}`),
    };
  }
  const env = read.data;
  const problems = missingTogether(env);
  if (env.NODE_ENV === 'production' && env.DATABASE_URL && !env.SESSION_SECRET) {
    problems.push('SESSION_SECRET: required in production with DATABASE_URL, the same for every process');
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, config: configOf(env) };
}

function configOf(env: Environment): Config {
  const isProduction = env.NODE_ENV === 'production';
  return {
    isProduction,
    port: env.PORT,
    host: env.HOST,
    publicUrl: new URL(env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).origin,
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    logLevel: env.LOG_LEVEL ?? (isProduction ? 'info' : 'warn'),
    trustedProxies: env.TRUST_PROXY,
    metricsToken: env.METRICS_TOKEN,
    passwordMinLength: env.PASSWORD_MIN_LENGTH,
    signUpsPerHour: env.SIGN_UPS_PER_HOUR,
    sessionSecret: env.SESSION_SECRET,
    founderLine: env.FOUNDER_LINE,
    contactEmail: env.CONTACT_EMAIL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    ai: modelService(env.AI_BASE_URL, env.AI_API_KEY, env.AI_MODEL),
    image: modelService(env.IMAGE_BASE_URL, env.IMAGE_API_KEY, env.IMAGE_MODEL),
    secondImage: modelService(env.SECOND_IMAGE_BASE_URL, env.SECOND_IMAGE_API_KEY, env.SECOND_IMAGE_MODEL),
    imageServiceName: env.IMAGE_SERVICE_NAME,
    stripe: stripeOf(env),
    s3: s3Of(env),
  };
}

const modelService = (
  baseUrl: string | undefined,
  apiKey: string | undefined,
  model: string | undefined,
): ModelService | undefined => (baseUrl && model ? { baseUrl, apiKey, model } : undefined);

const stripeOf = (env: Environment): Stripe | undefined =>
  env.STRIPE_SECRET_KEY && env.STRIPE_PUBLISHABLE_KEY && env.STRIPE_WEBHOOK_SECRET
    ? {
        secretKey: env.STRIPE_SECRET_KEY,
        publishableKey: env.STRIPE_PUBLISHABLE_KEY,
        webhookSecret: env.STRIPE_WEBHOOK_SECRET,
        apiUrl: env.STRIPE_API_URL,
      }
    : undefined;

const s3Of = (env: Environment): S3 | undefined =>
  env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
    ? {
        endpoint: env.S3_ENDPOINT,
        bucket: env.S3_BUCKET,
        region: env.S3_REGION,
        accessKeyId: env.S3_ACCESS_KEY_ID,
        secretAccessKey: env.S3_SECRET_ACCESS_KEY,
      }
    : undefined;

// Half a service is a mistake: better to stop than to fall back to the embedded one without a word.
const together: (keyof Environment)[][] = [
  ['AI_BASE_URL', 'AI_MODEL'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
  ['SECOND_IMAGE_BASE_URL', 'SECOND_IMAGE_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

const missingTogether = (env: Environment): string[] =>
  together.flatMap((group) => {
    const missing = group.filter((name) => env[name] === undefined);
    if (missing.length === 0 || missing.length === group.length) return [];
    const given = group.filter((name) => !missing.includes(name));
    return missing.map((name) => `${name}: required together with ${given.join(', ')}`);
  });

function wish(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'too_small':
      return issue.origin === 'string'
        ? `must have at least ${issue.minimum} characters`
        : `must be at least ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}`;
    case 'invalid_format':
      return issue.format === 'email' ? 'must be an e-mail address' : 'must be a URL of the right kind';
    default:
      return 'must be a whole number';
  }
}
