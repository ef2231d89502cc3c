// No function is longer than a screen: whoever reads one sees all of it.
import { describe, expect, test } from 'vitest';
import { readFiles } from './files.mjs';
import { longFunctionsIn } from './functions.mjs';

const most = 60;

/** Still to be divided, by the part they lie in: no new ones, and what has been divided leaves the list. */
const stillLong = {
  e2e: [
    'device/blocked-database.spec.ts: [DV17] with the database blocked, a backup or board with pictures is refused before anything changes, and texts still last',
    'boards/board-files.spec.ts: a board is printed, packed, lost and brought back, and costs what it says',
    'boards/board-files.spec.ts: pictures of every kind in a foreign file, shown, printed in black and white, undone',
    'boards/board-use.spec.ts: [BP10] [BU7] [BU8] a photo on a card that goes nowhere else, and child view by keyboard, by touch and without a connection',
    'boards/boards.spec.ts: [LF2] [LF3] a board made, moved, changed and undone by keyboard alone, kept over a reload and without a connection',
    'child/children.spec.ts: [KD8] [KD9] two children never mix: plans, moments, days, stories, boards, chat and form follow the child in the header',
    'harness/server.ts: startServer',
    'account/newcomer.spec.ts: a newcomer signs up, walks through every page, signs out and in again, by keyboard alone',
    'stories/storybook.spec.ts: a story becomes a book: read by keyboard, pictures changed and made, on paper, and without a connection',
  ],
  'packages/domain': ['src/boards/obf/board-arbitrary.ts: boardsArbitrary'],
  'packages/server': [
    'src/adapters/blobs/s3-blobs.ts: s3Blobs',
    'src/features/assistant/screen-in-turns.ts: screenInTurns',
    'src/features/credits/settling.ts: createSettling',
    'src/features/rate-limits/rate-limiter.ts: createRateLimiter',
    'test/fakes/ai-service.ts: startAiService',
    'test/fakes/ai-service.ts: act',
    'test/fakes/image-service.ts: startImageService',
    'test/fakes/stripe.ts: startStripe',
    'test/faults/stage.ts: openStage',
    'test/scale-out/busy-carer.ts: openCarer',
  ],
  'packages/web': [
    'src/api/paid-use/device-use.ts: spendOn',
    'src/api/paid-use/picture-making.ts: openMaking',
    'src/api/paid-use/testing/use-test-kit.ts: serverWithUses',
    'src/app/shell/header.tsx: Header',
    'src/documents/pdf/sheet.ts: openSheet',
    'src/documents/vector/path-operators.ts: pathOperators',
    'src/features/admin/adjust-form.tsx: AdjustForm',
    'src/features/board-files/foreign/vendor-packages.ts: quickCore',
    'src/features/board-files/incoming-dialog.tsx: IncomingDialog',
    'src/features/board-files/reading/find-media.ts: mediaFinder',
    'src/features/board-files/use-import.ts: useImport',
    'src/features/board-pictures/picture-panel.tsx: PicturePanel',
    'src/features/board-pictures/upload/photo-cropper.tsx: PhotoCropper',
    'src/features/board-use/child/child-grid.tsx: ChildGrid',
    'src/features/board-use/child/steps-bar.tsx: StepsBar',
    'src/features/board-use/child-view.tsx: ChildView',
    'src/features/board-use/voice/sentence-strip.tsx: SentenceStrip',
    'src/features/children/child-page.tsx: EditedChild',
    'src/features/credits/pay-panel.tsx: PayPanel',
    'src/features/credits/sandbox-card-form.tsx: SandboxCardForm',
    'src/features/credits/use-purchase.ts: usePurchase',
    'src/features/device-notices/device-notices.tsx: DeviceNotices',
    'src/features/device-notices/import-notice.tsx: ImportNotice',
    'src/features/form/child-form.tsx: ChildForm',
    'src/features/form/use-child-form.ts: useChildForm',
    'src/features/history/history-page.tsx: HistoryPage',
    'src/features/history/log-card.tsx: LogCard',
    'src/features/history/log-list.tsx: LogList',
    'src/features/history/log-tools.tsx: LogTools',
    'src/features/history/moment-card.tsx: MomentCard',
    'src/features/history/use-log-actions.ts: useLogActions',
    'src/features/history/use-logs.ts: useLogs',
    'src/features/moments/moment-details.tsx: MomentDetails',
    'src/features/plan/goals/goal-line.tsx: GoalLine',
    'src/features/plan/goals/review-form.tsx: ReviewForm',
    'src/features/plan/sections/section-anew.tsx: SectionAnew',
    'src/features/settings/my-data/export-dialog.tsx: ExportDialog',
    'src/features/settings/my-data/import-preview.tsx: ImportPreview',
    'src/features/settings/sessions-dialog.tsx: SessionsDialog',
    'src/features/sign-up/sign-up-form.tsx: SignUpForm',
    'src/features/storybook/storybook.tsx: Storybook',
    'src/shared/pictures/picture-words-form.tsx: PictureWordsForm',
    'src/shared/pictures/use-picture-maker.ts: usePictureMaker',
    'src/shared/read-aloud/read-aloud-bar.tsx: ReadAloudBar',
    'src/shared/read-aloud/testing/fake-speech.ts: fakeSpeech',
    'src/shared/symbols/symbol-picker.tsx: SymbolPicker',
    'src/ui/buttons/menu-button.tsx: MenuButton',
    'src/ui/hold/use-hold.ts: useHold',
    'src/ui/toasts/toast-slip.tsx: ToastSlip',
    'src/worker/worker.ts: createWorker',
  ],
};

test(`no function has more than ${most} lines`, () => {
  const long = readFiles(/^(packages|e2e|bench|scripts|lint)\/.*\.(tsx?|m?js)$/).flatMap((source) =>
    longFunctionsIn(source, most).map(({ name }) => `${source.file}: ${name}`),
  );
  const known = Object.entries(stillLong).flatMap(([part, names]) => names.map((name) => `${part}/${name}`));
  expect(long.sort()).toEqual(known.sort());
});

describe('what is measured', () => {
  const inner = '  work();\n'.repeat(3);
  const namesIn = (text) => longFunctionsIn({ file: 'a.tsx', text }, 4).map(({ name }) => name);

  test.each([
    ['a function', `function a() {\n${inner}}`, ['a']],
    ['an arrow kept under a name', `const b = () => {\n${inner}};`, ['b']],
    ['a method', `const o = { c() {\n${inner}} };`, ['c']],
    ['a test', `test('it works', () => {\n${inner}});`, ['it works']],
    [
      'one inside another, each by itself',
      `function a() {\n  const b = () => {\n${inner}  };\n}`,
      ['a', 'b'],
    ],
    [
      'no group of tests',
      `describe('all', () => {\n${inner}});\ntest.describe('all', () => {\n${inner}});`,
      [],
    ],
    ['no table of groups', `describe.each([1])('all', () => {\n${inner}});`, []],
    ['no short function', 'function a() {\n  work();\n}', []],
  ])('%s', (_, text, names) => {
    expect(namesIn(text)).toEqual(names);
  });
});
