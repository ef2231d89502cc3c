import { axeColours, expectNoSidewaysScroll } from '../harness/accessibility.ts';
import { agree, newest, openChat, say } from '../harness/chat.ts';
import { keepScreenshot, open } from '../harness/pages.ts';
import { expect, carerTest as test } from '../harness/test.ts';

test('what is grave and told by the way is spoken to first, in the carer’s own words, and then the question', async ({
  page,
}, info) => {
  await open(page, '/about');
  await openChat(page);
  await say(
    page,
    'Best wellies for wide feet? He does a loop to the pond before any of us is up, comes home soaked to the chest and so happy.',
  );
  await agree(page);
  await expect(newest(page)).toContainText('First this: you write “He does a loop to the pond');
  await expect(newest(page)).toContainText('From today somebody goes along');
  for (const width of [390, 1280])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await axeColours(page);
      await expectNoSidewaysScroll(page);
      await keepScreenshot(page, info, `told-by-the-way-${width}-${colorScheme}`);
    }
});
