// Only `src/device` touches browser storage: what lies there is the only copy of what carers wrote.

const message = 'Only src/device touches browser storage.';
const doors = ['localStorage', 'sessionStorage', 'indexedDB', 'caches'];
const owners = ['window', 'globalThis', 'self'];

const allowed = { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' };

export const browserStorage = [
  {
    files: ['packages/web/**'],
    rules: {
      'no-restricted-globals': ['error', ...[...doors, 'cookieStore'].map((name) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        ...owners.flatMap((object) => doors.map((property) => ({ object, property, message }))),
        { object: 'document', property: 'cookie', message },
      ],
    },
  },
  { files: ['packages/web/src/device/**', 'packages/web/src/worker/**'], rules: allowed },
  { files: ['packages/web/src/**/*.test.{ts,tsx}', 'packages/web/vitest.setup.ts'], rules: allowed },
];
