import pg from 'pg';
import { migrate } from '#db/migrate';
import { templateKey } from '../template-key.ts';
import { prepareEmbeddedTemplate } from './template.ts';

/** With TEST_DATABASE_URL the suite runs on that PostgreSQL, else on the embedded database. */
export async function setup() {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) return prepareEmbeddedTemplate();
  const admin = new pg.Pool({ connectionString: url });
  const template = `calmbridge_template_${templateKey()}`;
  await admin.query(`drop database if exists ${template}`);
  await admin.query(`create database ${template}`);
  const pool = new pg.Pool({ connectionString: Object.assign(new URL(url), { pathname: template }).href });
  await migrate(pool);
  await pool.end();
  await admin.end();
}
