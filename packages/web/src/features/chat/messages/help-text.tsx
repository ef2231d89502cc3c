import { useHelpPlace } from '#device/records/use-help-place';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import { HelpNumbers } from '#shared/help-now/help-numbers';
import { placeName } from '#shared/help-now/place-name';
import type { Help } from '../conversation/entries.ts';

/** What to do, and the numbers of the carer's country. */
export function HelpText({ help }: { help: Help }) {
  const { place } = useHelpPlace();
  return (
    <>
      <AiText markdown={help.text} topLevel={4} />
      <h4>{m.help_now_numbers({ place: placeName(place) })}</h4>
      <HelpNumbers place={place} />
    </>
  );
}
