import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { variableNames } from './environment.ts';

const configOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  if (!read.ok) throw new Error(read.problems.join('\n'));
  return read.config;
};
const problemsOf = (environment: Record<string, string>) => {
  const read = readConfig(environment);
  return read.ok ? [] : read.problems;
};

describe('defaults', () => {
  test('an empty environment is a whole product', () => {
    expect(configOf({})).toMatchObject({
      isProduction: false,
      port: 4242,
      publicUrl: 'http://localhost:4242',
      dataDir: path.resolve('.data'),
      databaseUrl: undefined,
      trustedProxies: 0,
      passwordMinLength: 6,
      founderLine: 'Founded by the Calmbridge team',
      imageServiceName: 'Grok Aurora API',
      ai: undefined,
      image: undefined,
      stripe: undefined,
      s3: undefined,
    });
  });

  test('an empty variable is the same as none', () => {
    expect(configOf({ PORT: '', DATABASE_URL: ' ', AI_BASE_URL: '' })).toEqual(configOf({}));
  });

  test('the public address follows the port, and a given one keeps only its origin', () => {
    expect(configOf({ PORT: '4300' }).publicUrl).toBe('http://localhost:4300');
    expect(configOf({ PUBLIC_URL: 'https://care.example.org/app/' }).publicUrl).toBe(
      'https://care.example.org',
    );
  });
});

describe('bad values', () => {
  test('[SU1] every bad value is named, and none is repeated', () => {
    const secrets = {
      SESSION_SECRET: 'tiny-secret',
      METRICS_TOKEN: 'tok',
      DATABASE_URL: 'mysql://u:pw@h/db',
    };
    const others = { PORT: 'eighty', LOG_LEVEL: 'loud', CONTACT_EMAIL: 'nobody', S3_BUCKET: 'pictures' };
    const problems = problemsOf({ ...secrets, ...others });
    expect(problems).toEqual([
      'PORT: must be a whole number',
      'DATABASE_URL: must be a URL of the right kind',
      'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
      'METRICS_TOKEN: must have at least 16 characters',
      'SESSION_SECRET: must have at least 32 characters',
      'CONTACT_EMAIL: must be an e-mail address',
      'S3_ENDPOINT: required together with S3_BUCKET',
      'S3_ACCESS_KEY_ID: required together with S3_BUCKET',
      'S3_SECRET_ACCESS_KEY: required together with S3_BUCKET',
    ]);
    for (const value of [...Object.values(secrets), ...Object.values(others)]) {
      expect(problems.join('\n')).not.toContain(value);
    }
  });

  test.each([
    ['PORT', '70000', 'must be at most 65535'],
    ['PORT', '-1', 'must be at least 0'],
    ['PORT', '80.5', 'must be a whole number'],
    ['TRUST_PROXY', 'true', 'must be a whole number'],
    ['PASSWORD_MIN_LENGTH', '3', 'must be at least 6'],
    ['PUBLIC_URL', 'localhost:4242', 'must be a URL of the right kind'],
    ['SMTP_URL', 'https://mail.example.org', 'must be a URL of the right kind'],
    ['NODE_ENV', 'prod', 'must be one of development, test, production'],
  ])('[SU1] %s=%s %s', (name, value, wish) => {
    expect(problemsOf({ [name]: value })).toEqual([`${name}: ${wish}`]);
  });
});

test('.env.example lists exactly the variables that are read', () => {
  const example = readFileSync(path.join(import.meta.dirname, '../../../.env.example'), 'utf8');
  const named = [...example.matchAll(/^# ([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...variableNames].sort());
});

describe('services', () => {
  test('[SU2] half a service is refused', () => {
    expect(problemsOf({ STRIPE_SECRET_KEY: 'sk', AI_BASE_URL: 'http://127.0.0.1:1/v1' })).toEqual([
      'AI_MODEL: required together with AI_BASE_URL',
      'STRIPE_PUBLISHABLE_KEY: required together with STRIPE_SECRET_KEY',
      'STRIPE_WEBHOOK_SECRET: required together with STRIPE_SECRET_KEY',
    ]);
  });

  test('a whole service is taken', () => {
    const config = configOf({ AI_BASE_URL: 'http://127.0.0.1:1/v1', AI_MODEL: 'small' });
    expect(config.ai).toEqual({ baseUrl: 'http://127.0.0.1:1/v1', apiKey: undefined, model: 'small' });
  });

  test('[SU3] in production on PostgreSQL the session secret must be given', () => {
    const environment = { NODE_ENV: 'production', DATABASE_URL: 'postgres://u:pw@localhost/db' };
    expect(problemsOf(environment)).toEqual([
      'SESSION_SECRET: required in production with DATABASE_URL, the same for every process',
    ]);
    expect(problemsOf({ ...environment, SESSION_SECRET: 'x'.repeat(32) })).toEqual([]);
  });
});
