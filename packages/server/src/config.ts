import path from 'node:path';
import { type Environment, readEnvironment } from './environment.ts';

// What the server is told from outside. Nothing else reads the environment: everything is handed a Config.

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
  /** Signs sessions and keys every digest. */
  sessionSecret: string;
  founderLine: string;
  contactEmail: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  ai: ModelService | undefined;
  image: ModelService | undefined;
  secondImage: ModelService | undefined;
  imageServiceName: string;
  /** Where pictures may be fetched from besides the image service itself. Empty: from any public host. */
  imageHosts: string[];
  stripe: Stripe | undefined;
  s3: S3 | undefined;
};

/** What the environment says. The session secret may be missing there: the start reads or makes the kept one. */
export type Settings = Omit<Config, 'sessionSecret'> & { sessionSecret: string | undefined };

export type ConfigRead = { ok: true; config: Settings } | { ok: false; problems: string[] };

export function readConfig(variables: Record<string, string | undefined>): ConfigRead {
  const read = readEnvironment(variables);
  return read.ok ? { ok: true, config: configOf(read.environment) } : read;
}

function configOf(env: Environment): Settings {
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
    imageHosts: env.IMAGE_HOSTS,
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
