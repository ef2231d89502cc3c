import type { HelpPlace } from '@calmbridge/domain/help/helplines';
import { m } from '#paraglide/messages';
import { getLocale } from '#paraglide/runtime';

export function placeName(place: HelpPlace): string {
  if (place === 'other') return m.help_now_anywhere();
  const name = new Intl.DisplayNames(getLocale(), { type: 'region' }).of(place) ?? place;
  return place === 'EU' ? m.help_now_rest_of({ place: name }) : name;
}
