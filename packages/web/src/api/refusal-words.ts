// The words for every refusal, in one place. A new code does not compile until it has its sentence here.
import { usualImageServiceName } from '@calmbridge/domain/images/service-name';
import type { RefusalCode } from '@calmbridge/domain/refusals';
import type { Refusal } from '@calmbridge/domain/result';
import { m } from '#paraglide/messages';

const words: Record<RefusalCode, (refusal: Refusal) => string> = {
  'request/invalid': m.refusal_request_invalid,
  'request/too-large': m.refusal_request_too_large,
  'request/cross-site': m.refusal_request_cross_site,
  'request/not-found': m.refusal_request_not_found,
  'service/internal': m.refusal_service_internal,
  'service/unavailable': m.refusal_service_unavailable,
  'service/network-request-failed': m.refusal_network,
  'identity/not-signed-in': m.refusal_not_signed_in,
  'identity/email-already-in-use': m.refusal_email_in_use,
  'identity/invalid-credential': m.refusal_invalid_credential,
  'identity/wrong-password': m.refusal_wrong_password,
  'identity/too-many-requests': ({ retryAfterSeconds }) => tooMany(retryAfterSeconds),
  'identity/password-too-short': m.refusal_password_too_short,
  'identity/password-too-long': m.refusal_password_too_long,
  'identity/password-too-common': m.refusal_password_too_common,
  'identity/reset-link-invalid': m.refusal_reset_link_invalid,
  'users/not-found': m.refusal_user_not_found,
  'credits/insufficient': m.refusal_credits_insufficient,
  'credits/invalid-feature': m.refusal_credits_invalid_feature,
  'credits/not-authenticated': m.refusal_credits_not_authenticated,
  'credits/user-not-found': m.refusal_credits_user_not_found,
  'credits/deduct-failed': m.refusal_credits_deduct_failed,
  'credits/update-failed': m.refusal_credits_update_failed,
  'credits/use-running': m.refusal_use_running,
  'credits/use-already-answered': m.refusal_use_already_answered,
  'credits/use-ended': m.refusal_use_ended,
  'credits/use-mismatch': m.refusal_use_mismatch,
  'payments/off': m.refusal_payments_off,
  'payments/invalid': m.refusal_payments_invalid,
  'payments/not-found': m.refusal_payments_not_found,
  'payments/intent-failed': m.refusal_payments_intent_failed,
  'payments/unavailable': m.refusal_payments_unavailable,
  'assistant/failed': m.refusal_assistant_failed,
  'assistant/unavailable': m.refusal_assistant_unavailable,
  'assistant/too-many-at-once': m.refusal_assistant_too_many_at_once,
  'assistant/no-such-story': m.refusal_assistant_no_such_story,
  'images/failed': ({ serviceName }) =>
    m.refusal_images_failed({ name: serviceName ?? usualImageServiceName }),
  'images/not-in-library': m.refusal_images_not_in_library,
  'images/too-many-at-once': m.refusal_images_too_many_at_once,
  'images/not-yours': m.refusal_images_not_yours,
  'images/not-there': m.refusal_images_not_there,
  'images/no-room': m.refusal_images_no_room,
  'images/storage-unavailable': m.refusal_images_storage_unavailable,
};

export const refusalWords = (refusal: Refusal): string => words[refusal.code](refusal);

function tooMany(retryAfterSeconds: number | undefined): string {
  if (retryAfterSeconds === undefined) return m.refusal_too_many();
  if (retryAfterSeconds <= 1) return m.refusal_too_many_second();
  if (retryAfterSeconds < 60) return m.refusal_too_many_seconds({ seconds: Math.ceil(retryAfterSeconds) });
  if (retryAfterSeconds === 60) return m.refusal_too_many_minute();
  return m.refusal_too_many_minutes({ minutes: Math.ceil(retryAfterSeconds / 60) });
}
