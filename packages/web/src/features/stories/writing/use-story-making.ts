// A story from its choices to its arrival: what it is to be, whether it may be made, and how it goes.
import type { Asks } from '@calmbridge/domain/assistant/wire';
import { priceHundredths } from '@calmbridge/domain/credits/prices';
import { factNames, type StoryFacts } from '@calmbridge/domain/stories/story';
import { useState } from 'react';
import { m } from '#paraglide/messages';
import { askForConsent } from '#shared/chat/chat';
import { useNoCredits } from '#shared/credits/use-no-credits';
import { colorOf, titleOf } from '#shared/story/story-look';
import type { WritingState } from './story-writing.ts';
import type { Subject } from './subjects.ts';
import { noFacts, useChoices } from './use-choices.ts';
import { useNames, useStoryWriting } from './use-story-writing.ts';

const unpaidStory = () => ({
  hundredths: priceHundredths.stories,
  title: m.stories_no_credits(),
  text: m.stories_no_credits_words,
});

export type Offer = Asks['choices'][number];
export type StoryMaking = ReturnType<typeof useStoryMaking>;

/** `onChange` hears of every step while the page is open. */
export function useStoryMaking(subjects: readonly Subject[], onChange: (state: WritingState) => void) {
  const choices = useChoices(subjects);
  const names = useNames(choices.profile);
  const noCredits = useNoCredits();
  /** What was typed, and of which child, when the carer said that nobody is in danger: anything else is read anew. */
  const [calmWords, setCalmWords] = useState<string | null>(null);
  const [announced, setAnnounced] = useState('');
  const writing = useStoryWriting((now) => {
    setAnnounced((before) => wordsFor(now) ?? before);
    if (now.is === 'asks' && now.about === choices.request.about)
      choices.choose(withWords(now, choices.request.facts));
    if (now.is === 'failed' && now.why.code === 'credits/insufficient') void noCredits(unpaidStory());
    onChange(now);
  });
  /** `offer`: what was pressed where the page asked which story is meant. `isCalm`: help came, and nobody is in danger. */
  const generate = async ({ offer, isCalm }: { offer?: Offer | undefined; isCalm?: boolean } = {}) => {
    const { subject, chat, profile, request } = choices;
    if (!subject || !profile) return;
    // The balance is not asked first: what tells of a danger is met with help without credits too.
    if (!(await askForConsent())) return;
    const typed = JSON.stringify([subject.child?.id, request.about, request.facts ?? noFacts]);
    if (isCalm) setCalmWords(typed);
    choices.choose({ factsFor: request.facts ? request.about : '' });
    await writing.write({
      chatId: chat?.id ?? '',
      childId: subject.child?.id ?? null,
      profile,
      request: offer ? { ...request, scene: offer.id } : request,
      chosen: offer?.label,
      isCalm: isCalm || calmWords === typed,
      color: colorOf(request.type),
      names,
    });
  };
  const leave = () => {
    if (writing.state.is === 'asks') choices.choose(withoutWords(writing.state.asks, choices.request.facts));
    writing.leave();
  };
  return { choices, names, writing: { ...writing, leave }, announced, generate };
}

/** A part of the line that the story can't say stands in its field, to be said another way: as long as the line is the same. */
function withWords(
  { asks, about }: { asks: Asks; about: string },
  facts: StoryFacts = noFacts,
): { facts?: StoryFacts; factsFor?: string } {
  const words = wordsIn(asks).filter(([name]) => facts[name].trim() === '');
  return words.length === 0 ? {} : { facts: { ...facts, ...Object.fromEntries(words) }, factsFor: about };
}

/** Words that nobody said another way are in the line already: sent as a fact, they would only be asked about again. */
function withoutWords(asks: Asks, facts: StoryFacts = noFacts): { facts?: StoryFacts } {
  const words = wordsIn(asks).filter(([name, value]) => facts[name] === value);
  return words.length === 0
    ? {}
    : { facts: { ...facts, ...Object.fromEntries(words.map(([name]) => [name, ''])) } };
}

const wordsIn = ({ fields }: Asks) =>
  fields.flatMap(({ id, value }) => {
    const name = factNames.find((one) => one === id);
    return name && value ? [[name, value] as const] : [];
  });

/** What a screen reader is told of it. */
function wordsFor(now: WritingState): string | null {
  if (now.is === 'under-way' && now.step === 'writing') return m.stories_announce_writing();
  if (now.is === 'kept') return m.stories_announce_ready({ title: titleOf(now.story) });
  if (now.is === 'help') return m.chat_help_first();
  if (now.is !== 'asks') return null;
  const { length: count } = now.asks.choices;
  return count === 0 ? m.stories_asks() : m.stories_announce_offers({ count });
}
