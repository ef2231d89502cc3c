import { configOrExit, openPortsOrExit } from './start.ts';

const usage = 'Usage: admin grant <email> | admin revoke <email>\n';
const [area, action, email] = process.argv.slice(2);

if (area !== 'admin' || (action !== 'grant' && action !== 'revoke') || !email) {
  process.stderr.write(usage);
  process.exit(2);
}
const ports = await openPortsOrExit(configOrExit());
await ports.database.close();
