import { grantAdmin } from '#features/users/grant-admin';
import { configOrExit, openPortsOrExit } from './start.ts';

const [area, action, email] = process.argv.slice(2);

if (area !== 'admin' || (action !== 'grant' && action !== 'revoke') || !email) {
  process.stderr.write('Usage: npm run admin -- grant <email>\n       npm run admin -- revoke <email>\n');
  process.exit(2);
}
const ports = await openPortsOrExit(configOrExit());
const change = await grantAdmin(ports, email, action === 'grant');
await ports.database.close();

const words = {
  changed:
    action === 'grant' ? `${email} is an administrator now.` : `${email} is no longer an administrator.`,
  'no-account': `There is no account with the e-mail ${email}. Sign up first.`,
  'no-profile': `${email} has no profile yet. Sign in and complete it first.`,
};
(change === 'changed' ? process.stdout : process.stderr).write(`${words[change]}\n`);
process.exit(change === 'changed' ? 0 : 1);
