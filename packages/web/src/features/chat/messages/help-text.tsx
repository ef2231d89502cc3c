import { useHelpPlace } from '#device/records/use-help-place';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import { EmergencyCall } from '#shared/help-now/emergency-call';
import { HelpNumbers } from '#shared/help-now/help-numbers';
import { placeName } from '#shared/help-now/place-name';
import type { Help } from '../conversation/entries.ts';

/** The call first: on a phone nothing may stand between a carer and it. Then what to do, and the other numbers of the country. */
export function HelpText({ help }: { help: Help }) {
  const { place } = useHelpPlace();
  return (
    <>
      <EmergencyCall />
      <AiText markdown={help.text} topLevel={4} />
      <h4>{m.help_now_numbers({ place: placeName(place) })}</h4>
      <HelpNumbers place={place} />
    </>
  );
}
