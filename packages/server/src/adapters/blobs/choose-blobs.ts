import type { Config } from '#config';
import type { Blobs } from './blobs.ts';
import { folderBlobs } from './folder-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';

export const chooseBlobs = (config: Config): Blobs =>
  config.s3 ? s3Blobs(config.s3) : folderBlobs(config.dataDir);
