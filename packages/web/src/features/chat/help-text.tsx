import { useHelpPlace } from '#device/use-help-place';
import { m } from '#paraglide/messages';
import { AiText } from '#ui/ai-text/ai-text';
import { HelpNumbers } from '#ui/help-now/help-numbers';
import { placeName } from '#ui/help-now/place-name';
import type { Help } from './conversation/entries.ts';

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
