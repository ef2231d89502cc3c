// npm run content: compiles content/ into what the guidebook reads. Start, build, test and dev do so by themselves.
import { ensureContent } from './setup/content.mjs';
import { ensureInstalled } from './setup/install.mjs';
import { requireNode } from './setup/node-version.mjs';

requireNode();
ensureInstalled();
process.exit(ensureContent() ? 0 : 1);
