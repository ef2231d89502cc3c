import { createHash } from 'node:crypto';
import { listImagesContract, makeImageContract } from '@calmbridge/domain/images/image';
import { refuse } from '@calmbridge/domain/result';
import { Hono } from 'hono';
import type { SignedIn } from '#http/app-env';
import { jsonBody } from '#http/json-body';
import { refused } from '#http/refused';
import { signedIn } from '#http/signed-in';
import { type ImagePorts, makePicture } from './make-picture.ts';
import { symbolIdIn } from './picture-keys.ts';
import { listPictures, readPicture } from './read-picture.ts';

export const imageRoutes = (ports: ImagePorts) =>
  new Hono<SignedIn>()
    .post(makeImageContract.path, signedIn, jsonBody(makeImageContract.input), async (c) => {
      const made = await makePicture(ports, c.var.carer.uid, c.req.valid('json'));
      return made.ok ? c.json(made.value) : refused(c, made.refusal);
    })
    .get(listImagesContract.path, signedIn, async (c) => {
      const images = await listPictures(ports, c.var.carer.uid);
      return images.ok ? c.json({ images: images.value }) : refused(c, images.refusal);
    })
    .get('/ai-symbols/:uid/:file', signedIn, async (c) => {
      const { uid, file } = c.req.param();
      if (uid !== c.var.carer.uid) return refused(c, refuse('images/not-yours').refusal);
      const picture = await readPicture(ports, uid, file, c.req.raw.signal);
      if (!picture.ok) return refused(c, picture.refusal);
      // Fetched, and to be had again at any time: now it is paid for.
      await ports.credits.receivePicture(uid, symbolIdIn(file) ?? '');
      const etag = `"${createHash('sha256').update(picture.value).digest('base64url').slice(0, 22)}"`;
      c.header('ETag', etag);
      // Asked for anew each time, so that the next carer at this device is not shown it (IM10).
      c.header('Cache-Control', 'private, no-cache');
      c.header('Vary', 'Cookie');
      if (c.req.header('if-none-match') === etag) return c.body(null, 304);
      return c.body(picture.value, 200, { 'Content-Type': 'image/jpeg' });
    });
