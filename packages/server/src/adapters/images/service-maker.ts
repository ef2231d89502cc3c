import { createCircuitBreaker } from '#adapters/assistant/circuit-breaker';
import type { ModelService } from '#config';
import type { Clock } from '#ports';
import type { Resolve } from './allowed-address.ts';
import { askService } from './ask-service.ts';
import { download, resolveByDns } from './download.ts';
import { PictureFailure, type PictureMaker, type PictureWish } from './picture-maker.ts';
import { toJpeg } from './to-jpeg.ts';

export type ServiceSettings = {
  services: readonly ModelService[];
  /** What a failure calls the service. */
  name: string;
  /** Hosts pictures may be fetched from besides the service's own; none named means any public one. */
  hosts: readonly string[];
  limits?: { answerMs: number; downloadMs: number };
  resolve?: Resolve;
};
const usualLimits = { answerMs: 75_000, downloadMs: 30_000 };

/** The first service that brings a picture. One that keeps failing is left alone for a while. */
export function serviceMaker(settings: ServiceSettings, clock: Clock): PictureMaker {
  const services = settings.services.map((service) => ({ service, breaker: createCircuitBreaker(clock) }));

  const make = async (wish: PictureWish, signal: AbortSignal) => {
    const failures: PictureFailure[] = [];
    for (const { service, breaker } of services) {
      if (breaker.state() === 'unavailable') continue;
      try {
        const picture = await madeBy(service, settings, wish, signal);
        breaker.noteSuccess();
        return picture;
      } catch (fault) {
        // A carer who leaves is no failure of the service.
        if (signal.aborted) throw fault;
        breaker.noteFailure();
        failures.push(fault instanceof PictureFailure ? fault : new PictureFailure(nameOf(fault)));
      }
    }
    const [first = new PictureFailure('every service is paused')] = failures;
    const what = failures.map((failure) => failure.what).join('; then ') || first.what;
    throw new PictureFailure(what, { ...first.refusal, serviceName: settings.name });
  };

  return {
    kind: 'service',
    state: () => {
      const states = services.map(({ breaker }) => breaker.state());
      if (states.every((state) => state === 'unavailable')) return 'unavailable';
      return states.every((state) => state === 'ok') ? 'ok' : 'failing';
    },
    make,
  };
}

async function madeBy(
  service: ModelService,
  { hosts, limits = usualLimits, resolve = resolveByDns }: ServiceSettings,
  wish: PictureWish,
  signal: AbortSignal,
): Promise<Uint8Array> {
  const answer = await within(limits.answerMs, signal, (until) => askService(service, wish, until));
  if (answer.is === 'bytes') return toJpeg(answer.bytes);
  const rules = { ownOrigin: new URL(service.baseUrl).origin, hosts, resolve };
  return toJpeg(await within(limits.downloadMs, signal, (until) => download(answer.url, rules, until)));
}

/** Everything still open is closed when the work is done, has failed or takes too long. */
async function within<T>(
  ms: number,
  outer: AbortSignal,
  work: (until: AbortSignal) => Promise<T>,
): Promise<T> {
  const inner = new AbortController();
  const end = () => inner.abort();
  const timer = setTimeout(end, ms);
  outer.addEventListener('abort', end, { once: true });
  if (outer.aborted) end();
  try {
    return await work(inner.signal);
  } catch (fault) {
    if (inner.signal.aborted && !outer.aborted) throw new PictureFailure('the service took too long');
    throw fault;
  } finally {
    clearTimeout(timer);
    outer.removeEventListener('abort', end);
    inner.abort();
  }
}

/** Never a message: it might quote an address. */
const nameOf = (fault: unknown) =>
  `the connection failed (${fault instanceof Error ? fault.name : 'unknown'})`;
