// Who may import whom. Each folder has one list: of two that fit a file the later one replaces the earlier, so a list says
// all that holds there. `scripts/lint/borders.test.mjs` plants a bad import for each.

const byName = {
  regex: '^@calmbridge/bench|^\\.\\..*/(packages|src|e2e|bench|scripts)/',
  message: 'Other packages by name, and nothing from bench.',
};
const namedModules = {
  regex: '^[.#]+/?(.*/)?(utils?|helpers|misc)(/|\\.|$)',
  message: 'Name a module for what it holds.',
};
const everywhere = [byName, namedModules];

const border = (files, patterns) => ({
  files: [files].flat(),
  rules: { 'no-restricted-imports': ['error', { patterns: [...everywhere, ...patterns] }] },
});

/** The rule for what no other border fits. */
export const anywhere = { 'no-restricted-imports': ['error', { patterns: everywhere }] };

// Packages that know neither browser nor Node, neither clock nor chance.

const onlyItself = ['*', '!./**', '!#**', '!#**/**'];
/** Stands last in its list: an import that it allows is not held against what comes after it. */
const only = (names, message) => ({
  group: [...onlyItself, '!../**', ...names.map((name) => `!${name}`)],
  message,
});
/** Tests of a package, and what only they import. */
const testsOf = (name) => [`packages/${name}/src/**/*.test.ts`, `packages/${name}/src/**/testing/**`];
const testTools = ['vitest', 'fast-check', 'node:fs', 'node:path', 'node:url'];
const languages = ['@huggingface/tokenizers', 'tinyld', 'compromise', 'compromise/three'];
const domain = '@calmbridge/domain/**';
const reader = '@calmbridge/reader/**';
const passedIn = 'Clock and chance are passed in.';

const ofGuidebook = [
  { regex: '^\\.\\..*/build/', message: 'The engine reads compiled content, never its sources.' },
  only(['zod', domain, reader], 'guidebook imports nothing but itself, reader, domain and zod.'),
];
/** Which rooms of the chat a room must not know: those above it, and the one beside it at the top. */
const roomsAbove = {
  message: 'pages|answer|offers|talk',
  pages: 'answer|offers|talk',
  answer: 'offers|talk',
  offers: 'talk',
  talk: 'offers',
};
const noRoomAbove = (rooms) => ({
  regex: `^(\\.\\.|#chat)/(${rooms}|answer-chat|replies)[/.]`,
  message: 'Rooms of the chat: message, then pages, then answer, then offers and talk; answer-chat composes.',
});

const pure = [
  {
    files: ['domain', 'symbols', 'reader', 'guidebook'].map((name) => `packages/${name}/src/**`),
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: passedIn },
        { object: 'Math', property: 'random', message: passedIn },
      ],
    },
  },
  border('packages/domain/src/**', [only(['zod'], 'domain imports nothing but itself and zod.')]),
  border(testsOf('domain'), [
    only(['zod', ...testTools], 'A domain test needs nothing but vitest and fast-check.'),
  ]),
  border('packages/symbols/src/**', [
    {
      group: [...onlyItself, '!minisearch', `!${domain}`],
      message: 'symbols imports nothing but itself, domain and minisearch.',
    },
  ]),
  border(testsOf('symbols'), [
    {
      group: [...onlyItself, '!minisearch', `!${domain}`, '!vitest', '!fast-check', '!node:fs', '!node:path'],
      message: "A symbols test reads the library's files and needs nothing else.",
    },
  ]),
  border('packages/reader/src/**', [
    only(
      [...languages, domain],
      'reader imports nothing but itself, domain, the tokenizer and the libraries of languages.',
    ),
  ]),
  border(testsOf('reader'), [
    only(
      [...testTools, ...languages, domain],
      'A test of the readers needs nothing but vitest and fast-check.',
    ),
  ]),
  border('packages/guidebook/src/**', ofGuidebook),
  ...Object.entries(roomsAbove).map(([room, above]) =>
    border(`packages/guidebook/src/chat/${room}/**`, [noRoomAbove(above), ...ofGuidebook]),
  ),
  border(testsOf('guidebook'), [
    only(['zod', ...testTools, domain, reader], 'A guidebook test needs nothing but vitest and fast-check.'),
  ]),
];

// The server.

const noPage = {
  regex: '^@calmbridge/(web|e2e)|^react($|[-/])|^@mantine/',
  message: 'The server knows nothing of the page.',
};
const noForeignStore = {
  regex: '^#features/.*-store(\\.ts)?$',
  message: "A feature's store is private to it: call its operation.",
};
const noSql = {
  regex: '^(drizzle-orm|drizzle-kit|pg|@electric-sql/pglite)(/|$)',
  message: 'Only *-store.ts and src/db hold SQL.',
};
const noDriver = {
  regex: '^(drizzle-kit|pg|@electric-sql/pglite)(/|$)',
  message: 'A store asks by statements and Drizzle; only src/db knows the driver.',
};
const noSdk = {
  regex: '^(nodemailer|stripe|eventsource-parser|sharp|aws4fetch|openai|@aws-sdk)(/|$)',
  message: 'Only src/adapters holds vendor SDKs.',
};
const noAuth = {
  regex: '^(better-auth|@better-auth)(/|$)',
  message: 'Only features/identity knows better-auth.',
};
const insideFeature = {
  group: ['../**', '!../../../package.json'],
  message: 'Inside a feature import ./ ; everything else by its # path.',
};

const server = [
  border('packages/server/**', [noPage, noForeignStore, noSql, noSdk, noAuth]),
  border('packages/server/src/features/**', [noPage, noForeignStore, noSql, noSdk, noAuth, insideFeature]),
  border('packages/server/src/features/identity/**', [noPage, noForeignStore, noSql, noSdk, insideFeature]),
  border('packages/server/src/features/**/*-store.ts', [
    noPage,
    noForeignStore,
    noDriver,
    noSdk,
    noAuth,
    insideFeature,
  ]),
  border('packages/server/src/db/**', [noPage, noForeignStore, noSdk, noAuth]),
  border('packages/server/src/adapters/**', [noPage, noForeignStore, noSql, noAuth]),
  border(['packages/server/**/*.test.ts', 'packages/server/test/**', 'packages/server/*.ts'], [noPage]),
];

// The page.

const noServer = {
  regex: '^@calmbridge/(server|e2e)',
  message: 'The page meets the server only in a domain contract, over HTTP.',
};
const noNode = {
  regex: '^node:|^(fs|path|crypto|child_process|http|os|url)(/|$)',
  message: 'The page runs in a browser.',
};
const noServerLibrary = {
  regex: '^(hono|@hono|drizzle-orm|pg|pino|better-auth|@electric-sql|nodemailer|stripe|prom-client)(/|$)',
  message: 'A server library does not belong in the page.',
};
const noStorage = { regex: '^idb(/|$)', message: 'Only src/device touches browser storage.' };
const ofPage = [noServer, noNode, noServerLibrary, noStorage];
const noFeature = {
  regex: '^#(features|app)/',
  message: 'A feature never imports another feature or the app: src/app composes.',
};
const insideFolders = {
  regex: '^\\.\\./\\.\\.',
  message: 'Inside a feature import ./ or ../ ; everything else by its # path.',
};
const none = (names, message) => ({ regex: `^#(${names.join('|')})/`, message });

const page = [
  border('packages/web/**', ofPage),
  border('packages/web/src/features/**', [...ofPage, insideFeature, noFeature]),
  border('packages/web/src/features/*/*/**', [...ofPage, insideFolders, noFeature]),
  border('packages/web/src/ui/**', [
    ...ofPage,
    none(
      ['features', 'app', 'api', 'device', 'documents', 'shared'],
      'ui holds controls only: no feature, no data, no part of the product.',
    ),
  ]),
  border('packages/web/src/shared/**', [
    ...ofPage,
    none(['features', 'app', 'documents'], 'What several features show knows no feature, nor the app.'),
  ]),
  border('packages/web/src/documents/**', [
    ...ofPage,
    none(['features', 'app', 'api'], 'documents knows neither features, nor the app, nor the server.'),
  ]),
  border('packages/web/src/api/**', [
    ...ofPage,
    none(
      ['features', 'app', 'ui', 'documents', 'shared'],
      'api knows neither features, nor the app, nor ui.',
    ),
  ]),
  border('packages/web/src/device/**', [
    noServer,
    noNode,
    noServerLibrary,
    none(['features', 'app', 'ui', 'api', 'documents', 'shared'], 'device knows nothing but domain.'),
  ]),
  border(['packages/web/*.config.ts', 'packages/web/*.ts'], [noServer]),
];

const ofJourneys = 'e2e drives the browser; it may import domain and the route table only.';

const others = [
  border('e2e/**', [
    { regex: '^@calmbridge/(server|guidebook|symbols)', message: ofJourneys },
    { group: ['@calmbridge/web/**', '!@calmbridge/web/route-table'], message: ofJourneys },
  ]),
  { files: ['bench/**'], rules: { 'no-restricted-imports': 'off' } },
];

export const borders = [...pure, ...server, ...page, ...others];
