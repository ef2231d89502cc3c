import { usualImageServiceName } from '@calmbridge/domain/images/service-name';
import { z } from 'zod';

// The variables the server reads, what each may hold, and which belong together.

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
  IMAGE_SERVICE_NAME: withDefault(usualImageServiceName),
  IMAGE_HOSTS: withDefault('').transform((text) =>
    text
      .split(',')
      .map((host) => host.trim().toLowerCase())
      .filter((host) => host !== ''),
  ),
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
export type Environment = z.infer<typeof Environment>;

/** Each is explained in `.env.example`. */
export const variableNames = Object.keys(Environment.shape);

export type EnvironmentRead = { ok: true; environment: Environment } | { ok: false; problems: string[] };
type Variables = Record<string, string | undefined>;

/** Checks everything at once. A problem names its variable and never repeats its value. */
export function readEnvironment(variables: Variables): EnvironmentRead {
  const read = Environment.safeParse(variables);
  const issues = read.success ? [] : read.error.issues;
  const problems = [
    ...issues.map((issue) => `${issue.path.join('.')}: ${wish(issue)}`),
    ...missingTogether(variables),
    ...missingSecret(variables),
  ];
  return read.success && problems.length === 0
    ? { ok: true, environment: read.data }
    : { ok: false, problems };
}

// Half a service is a mistake: better to stop than to fall back to the embedded one without a word.
const together: (keyof Environment)[][] = [
  ['AI_BASE_URL', 'AI_MODEL'],
  ['IMAGE_BASE_URL', 'IMAGE_MODEL'],
  ['SECOND_IMAGE_BASE_URL', 'SECOND_IMAGE_MODEL'],
  ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
];

const isSet = (variables: Variables, name: string) => Boolean(variables[name]?.trim());

const missingTogether = (variables: Variables): string[] =>
  together.flatMap((group) => {
    const given = group.filter((name) => isSet(variables, name));
    const missing = group.filter((name) => !isSet(variables, name));
    return given.length === 0
      ? []
      : missing.map((name) => `${name}: required together with ${given.join(', ')}`);
  });

// Processes that share a database must also agree on who signed a session.
const missingSecret = (variables: Variables): string[] =>
  variables['NODE_ENV'] === 'production' &&
  isSet(variables, 'DATABASE_URL') &&
  !isSet(variables, 'SESSION_SECRET')
    ? ['SESSION_SECRET: required in production with DATABASE_URL, the same for every process']
    : [];

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
