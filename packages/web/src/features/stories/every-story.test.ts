// @vitest-environment node
// Every story the page can ask for, on the page's own way: asked for, written, kept, checked. The assistant in place of
// the server is the guidebook itself.
import { storyCall } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { contexts, storyTypes, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { tellStory } from '@calmbridge/guidebook/stories/write-story';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stateOf, testPorts } from '#api/paid-use/testing/use-test-kit';
import type { SocialStory } from '#device/records/shapes';
import { openWriting, type WritingPorts } from './writing/story-writing.ts';
import { requestOf } from './writing/use-choices.ts';

const leo: ChildProfile = {
  ...emptyProfile,
  name: 'Leo',
  age: '7',
  importantRoles: ['parentsGuardians', 'teachersEducationalStaff'],
  carePlans: ['customizedCarePlans'],
  communication: 'Limited Verbal',
  preferredCommunication: 'AAC Device',
  sensorySensitivities: ['Sound'],
  comfortItems: 'green dinosaur',
  specialInterests: 'dinosaurs',
  triggers: 'hand dryers',
};

/** As the server answers: what it was sent is read by the contract, and only that is known. */
beforeEach(() => {
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    if (path !== storyCall.path) return new Response(JSON.stringify({ charged: 0.25, state: stateOf(1) }));
    // As a word: any three letters may stand in the random seal key.
    expect(String(body)).not.toMatch(/\bLeo\b/);
    const telling = tellStory(storyCall.input.parse(JSON.parse(String(body))), null);
    if (telling.is === 'asks') throw new Error('an empty line asks nothing');
    const { title, text } = telling.story;
    const check = { passed: true, score: 100, findings: [] };
    const events = [
      { is: 'begun', writer: 'guidebook' },
      { is: 'story', title, text, check, flags: [] },
      { is: 'done', charged: 0.25, state: stateOf(1) },
    ];
    return new Response(events.map((event) => `${JSON.stringify(event)}\n`).join(''));
  });
});
afterEach(() => vi.unstubAllGlobals());

test.each(supportLevels)(
  '[SP17] every type, tone and context passes the check at %s',
  async (supportLevel) => {
    const kept: SocialStory[] = [];
    const ports: WritingPorts = {
      uses: testPorts().ports,
      stories: {
        get: () => null,
        add: async (...stories: SocialStory[]) => {
          kept.push(...stories);
          return { ok: true };
        },
      },
      now: () => new Date('2026-11-15T10:00:00Z'),
    };
    const wishes = storyTypes.flatMap((type) =>
      tones.flatMap((tone) => contexts.map((context) => ({ type, supportLevel, tone, context, about: '' }))),
    );
    for (const request of wishes)
      await openWriting().write(ports, {
        chatId: 'plan-1',
        childId: null,
        profile: leo,
        request,
        color: '',
        names: ['Leo'],
      });
    expect(kept).toHaveLength(90);
    const failing = kept.flatMap((story) => {
      const { title = '', content: text } = story;
      const { passed, findings } = checkStory(
        { title, text, request: requestOf(story), profile: leo },
        storyScreens,
      );
      return passed
        ? []
        : [{ story: title, level: story.supportLevel, wrong: findings.filter(({ ok }) => !ok) }];
    });
    expect(failing).toEqual([]);
    expect(kept.some(({ content }) => content.includes('{child}'))).toBe(false);
  },
  60_000,
);
