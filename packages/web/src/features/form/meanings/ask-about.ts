// Asks our server which situations may be meant by what stands in the form, with the names of children replaced.
import { askMeaningsContract, type MeaningAsk } from '@calmbridge/domain/assistant/ask-meanings';
import { showNames } from '@calmbridge/domain/assistant/child-name';
import { type ChildProfile, UnfinishedProfile } from '@calmbridge/domain/child/profile';
import { sanitiseProfile } from '@calmbridge/domain/child/sanitise';
import { call } from '#api/call';
import { hiddenProfile, type KnownChild, namesIn } from '#api/hidden-profile';

/** Null where nothing could be asked: the form then goes on as without it. */
export async function askAbout(
  values: ChildProfile,
  others: readonly KnownChild[],
): Promise<MeaningAsk[] | null> {
  // What was chosen is not needed to ask.
  const profile = sanitiseProfile({ ...values, meanings: {} });
  const names = namesIn(profile, others);
  const hidden = UnfinishedProfile.safeParse(hiddenProfile(profile, names));
  if (!hidden.success) return null;
  const answer = await call(askMeaningsContract, { profile: hidden.data });
  return answer.ok
    ? answer.value.asks.map((ask) => ({ ...ask, phrase: showNames(ask.phrase, names) }))
    : null;
}
