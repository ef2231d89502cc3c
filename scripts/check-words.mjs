// Things that say more about the machine something was written on than about the product, and what was left behind
// while looking for a fault.
import { readFiles } from './check/files.mjs';
import { runAsCheck } from './check/verdict.mjs';

const unwanted = [
  { what: 'a path of one machine', pattern: /(^|[\s'"`(=])\/(tmp|work|root|home|Users)\/[\w.]/ },
  {
    what: 'the address of a package registry',
    pattern: /\bregistry\.[\w.-]+\/|npmmirror|verdaccio|\/-\/[\w.-]+\.tgz/,
  },
  { what: 'a secret', pattern: /\bsk_live_\w|\bwhsec_[A-Za-z0-9]{24}|BEGIN (RSA |EC )?PRIVATE KEY/ },
  { what: 'a leftover', pattern: /\b(FIXME|XXX|debugger;)|<<<<<<< |>>>>>>> |console\.(debug|trace)\(/ },
];
const textFiles =
  /\.(ts|tsx|mts|mjs|js|json|md|css|html|yml|yaml|sql|txt|svg)$|(^|\/)(\.env\.example|\.npmrc|\.nvmrc|Dockerfile|run)$/;
const itself = /^scripts\/check-words(\.test)?\.mjs$/;

export const wordProblems = (files) =>
  files.flatMap(({ file, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        unwanted
          .filter(({ pattern }) => pattern.test(line))
          .map(({ what }) => `${file}:${index + 1} holds ${what}`),
      ),
  );

await runAsCheck(import.meta.url, () =>
  wordProblems(readFiles(textFiles).filter(({ file }) => !itself.test(file))),
);
