// @vitest-environment node
// Every story the page can ask for, on the page's own way: asked for, written, kept, checked. The assistant in place of
// the server is the guidebook itself.
import { storyCall } from '@calmbridge/domain/assistant/wire';
import { type ChildProfile, emptyProfile } from '@calmbridge/domain/child/profile';
import { contexts, storyTypes, supportLevels, tones } from '@calmbridge/domain/stories/story';
import { checkStory } from '@calmbridge/domain/stories/story-check';
import { writeStory } from '@calmbridge/guidebook/stories/write-story';
import { storyScreens } from '@calmbridge/reader/screening/story-screens';
import { expect, test } from 'vitest';
import type { SocialStory } from '#device/shapes';
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
const stream = (async (_call: unknown, body: unknown, { onEvent }: { onEvent: (event: unknown) => void }) => {
  expect(JSON.stringify(body)).not.toContain('Leo');
  const { title, text } = writeStory(storyCall.input.parse(body));
  onEvent({ is: 'begun', writer: 'guidebook' });
  onEvent({ is: 'story', title, text, flags: [] });
  return { is: 'done', state: null };
}) as unknown as WritingPorts['stream'];

test.each(supportLevels)(
  '[SP17] every type, tone and context passes the check at %s',
  async (supportLevel) => {
    const kept: SocialStory[] = [];
    const ports: WritingPorts = {
      stream,
      stories: {
        add: async (...stories: SocialStory[]) => {
          kept.push(...stories);
          return { ok: true };
        },
      },
      creditsChanged: () => undefined,
      refreshCredits: async () => undefined,
      now: () => new Date('2026-11-15T10:00:00Z'),
      newId: () => crypto.randomUUID(),
    };
    const wishes = storyTypes.flatMap((type) =>
      tones.flatMap((tone) => contexts.map((context) => ({ type, supportLevel, tone, context, about: '' }))),
    );
    for (const request of wishes)
      await openWriting().write(ports, {
        chatId: 'plan-1',
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
