// One question to an OpenAI-compatible image service, and what its answer points to.
import { imageSize } from '@calmbridge/domain/images/image';
import { imageServicePrompt } from '@calmbridge/domain/images/image-words';
import { z } from 'zod';
import type { ModelService } from '#config';
import { pictureMaxBytes, readBody } from './download.ts';
import { PictureFailure, type PictureWish } from './picture-maker.ts';

/** Room for a picture of full size written as text. */
const answerMaxBytes = Math.ceil((pictureMaxBytes * 4) / 3) + 64 * 1024;

const Answer = z.object({
  data: z.array(z.object({ url: z.string().nullish(), b64_json: z.string().nullish() })).min(1),
});

export type Pointed = { is: 'address'; url: string } | { is: 'bytes'; bytes: Uint8Array };

export async function askService(
  service: ModelService,
  wish: PictureWish,
  signal: AbortSignal,
): Promise<Pointed> {
  const asked = { model: service.model, prompt: imageServicePrompt(wish.words, wish.kind), n: 1 };
  const size = `${imageSize.width}x${imageSize.height}`;
  const first = await post(service, { ...asked, response_format: 'url', size }, signal);
  // Several services know no sizes, or not this one, and refuse the whole question: they are asked the bare one.
  const answer =
    first.status === 400 || first.status === 422 ? await again(first, service, asked, signal) : first;
  if (!answer.ok) return refusedBy(answer);
  return pointedTo(await readBody(answer.body ?? noBody(), signal, answerMaxBytes));
}

const again = async (first: Response, service: ModelService, asked: object, signal: AbortSignal) => {
  await first.body?.cancel();
  return post(service, asked, signal);
};

const post = ({ baseUrl, apiKey }: ModelService, body: object, signal: AbortSignal) =>
  fetch(`${baseUrl.replace(/\/$/, '')}/images/generations`, {
    method: 'POST',
    signal,
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      ...(apiKey === undefined ? {} : { authorization: `Bearer ${apiKey}` }),
    },
    body: JSON.stringify(body),
  });

async function refusedBy(answer: Response): Promise<never> {
  await answer.body?.cancel();
  const after = Number(answer.headers.get('retry-after'));
  const isLater = Number.isFinite(after) && after > 0;
  throw new PictureFailure(`the service answered ${answer.status}`, {
    code: 'images/failed',
    ...(isLater ? { retryAfterSeconds: Math.min(Math.ceil(after), 3600) } : {}),
  });
}

const noBody = (): never => {
  throw new PictureFailure('an empty answer');
};

function pointedTo(bytes: Uint8Array): Pointed {
  const read = Answer.safeParse(jsonOf(bytes));
  const first = read.success ? read.data.data[0] : undefined;
  if (first?.url) return { is: 'address', url: first.url };
  if (first?.b64_json) return { is: 'bytes', bytes: Buffer.from(first.b64_json, 'base64') };
  throw new PictureFailure('an answer without a picture');
}

const jsonOf = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
};
