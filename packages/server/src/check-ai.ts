// Tries the configured service before anybody trusts it: one plan, one story, three questions, through the same writer and
// screens as the server's. Says rule by rule what passed and how long it took. Nothing is stored and nobody is charged.
import { chooseWriter } from '#adapters/assistant/choose-writer';
import { createSafety } from '#adapters/assistant/create-safety';
import { readHere } from '#adapters/reading/read-here';
import { tryService } from '#features/assistant/try-service';
import { configOrExit } from './start.ts';

const config = configOrExit();
if (!config.ai) {
  process.stderr.write(
    'No service is configured: set AI_BASE_URL and AI_MODEL (and AI_API_KEY where it wants one).\n',
  );
  process.exit(2);
}
const clock = { now: () => new Date() };
const say = (line: string) => void process.stdout.write(`${line}\n`);
say(`Trying ${config.ai.model} at ${new URL(config.ai.baseUrl).host}`);
const tools = { writer: chooseWriter({ config, clock }, readHere), safety: createSafety(readHere), clock };
const failed = await tryService(tools, say);
say(failed === 0 ? 'Every rule passed.' : `${failed} rules did not pass.`);
process.exit(failed === 0 ? 0 : 1);
