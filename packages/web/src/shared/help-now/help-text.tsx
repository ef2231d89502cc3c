import type { Help } from '@calmbridge/domain/assistant/wire';
import { useHelpPlace } from '#device/records/use-help-place';
import { m } from '#paraglide/messages';
import { AiText } from '#shared/ai-text/ai-text';
import { EmergencyCall } from './emergency-call.tsx';
import { HelpNumbers } from './help-numbers.tsx';
import { placeName } from './place-name.ts';

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
