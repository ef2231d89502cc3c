import { Hono } from 'hono';
import { chooseWriter } from './adapters/assistant/choose-writer.ts';
import { createSafety } from './adapters/assistant/create-safety.ts';
import { chooseMaker } from './adapters/images/choose-maker.ts';
import { chooseProvider } from './adapters/payments/choose-provider.ts';
import { adminRoutes } from './features/admin/admin-routes.ts';
import { assistantRoutes } from './features/assistant/assistant-routes.ts';
import {
  createFreeReadings,
  formReadingsAMinute,
  freeAnswersADay,
} from './features/assistant/free-readings.ts';
import { createWrittenAnswers } from './features/assistant/written-answers.ts';
import { creditRoutes } from './features/credits/credit-routes.ts';
import { createCredits } from './features/credits/credits.ts';
import { createRunningUses } from './features/credits/running-uses.ts';
import { createIdentity } from './features/identity/identity.ts';
import { accountRoutes, entryRoutes } from './features/identity/identity-routes.ts';
import { sessionRoutes } from './features/identity/session-routes.ts';
import { imageRoutes } from './features/images/image-routes.ts';
import { createKeyedMutex } from './features/images/keyed-mutex.ts';
import { paymentRoutes } from './features/payments/payment-routes.ts';
import { serviceRoutes } from './features/service/service-routes.ts';
import { userRoutes } from './features/users/user-routes.ts';
import type { AppEnv } from './http/app-env.ts';
import { carerReader } from './http/signed-in.ts';
import type { Ports } from './ports.ts';

/** Every feature that answers over HTTP. Routes behind `signedIn` must come after the reader of sessions. */
export function features(ports: Ports): Hono<AppEnv> {
  const identity = createIdentity(ports);
  const credits = createCredits(ports);
  const provider = chooseProvider(ports);
  const writer = chooseWriter(ports, ports.reading);
  const running = createRunningUses({ ...ports, credits });
  const free = {
    freeReadings: createFreeReadings(ports.clock),
    freeAnswers: createFreeReadings(ports.clock, freeAnswersADay),
    formReadings: createFreeReadings(ports.clock, formReadingsAMinute),
  };
  const answers = createWrittenAnswers();
  const maker = chooseMaker(ports);
  const safety = createSafety(ports.reading);
  const all = new Hono<AppEnv>();
  all.use(carerReader(identity.sessions));
  all.route('/', serviceRoutes(ports));
  all.route('/', entryRoutes(identity));
  all.route('/', accountRoutes(identity));
  all.route('/', sessionRoutes(identity));
  all.route('/', userRoutes(ports));
  all.route('/', creditRoutes({ ...ports, credits, running }));
  all.route('/', paymentRoutes({ ...ports, provider }));
  all.route('/', assistantRoutes({ ...ports, credits, running, writer, safety, ...free, answers }));
  all.route('/', imageRoutes({ ...ports, credits, running, maker, mutex: createKeyedMutex() }));
  all.route(
    '/',
    adminRoutes(ports, {
      provider,
      assistant: { is: writer.kind, state: writer.state },
      images: { is: maker.kind, state: maker.state },
    }),
  );
  return all;
}
