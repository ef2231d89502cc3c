// The parts of the Open Board Format that Calmbridge writes. What has no place in the format stands in fields of our own.
// https://www.openboardformat.org/docs
import { z } from 'zod';
import type { Card, CardPicture, WordClass } from '../board.ts';
import { keptField } from './kept-on-card.ts';

export const obfFormat = 'open-board-0.1';
export const manifestPath = 'manifest.json';

export const ObfLicence = z.object({
  type: z.string(),
  copyright_notice_url: z.string().optional(),
  source_url: z.string().optional(),
  author_name: z.string().optional(),
  author_url: z.string().optional(),
  author_email: z.string().optional(),
});
export type ObfLicence = z.infer<typeof ObfLicence>;

/** `path` only inside a package, `data` only in a file that stands alone. */
export type ObfImage = {
  id: string;
  width: number;
  height: number;
  content_type: string;
  path?: string;
  data?: string;
  license?: ObfLicence;
  ext_calmbridge_picture?: CardPicture;
};

export type ObfSound = { id: string; content_type: string; path?: string; data?: string };

export type ObfButton = {
  id: string;
  label: string;
  vocalization?: string;
  image_id?: string;
  sound_id?: string;
  load_board?: { id?: string; name?: string; path?: string };
  border_color?: string;
  background_color?: string;
  hidden?: boolean;
  ext_calmbridge_word_class: WordClass;
  ext_calmbridge_picture?: CardPicture;
  ext_calmbridge_leads_to?: string;
  ext_calmbridge_colours?: Card['colours'];
  ext_calmbridge_day?: Card['day'];
  ext_calmbridge_more?: Record<string, unknown>;
  ext_calmbridge_kept?: Record<string, unknown>;
};

export type ObfBoard = {
  format: typeof obfFormat;
  id: string;
  locale: string;
  name: string;
  buttons: ObfButton[];
  grid: { rows: number; columns: number; order: (string | null)[][] };
  images: ObfImage[];
  sounds: ObfSound[];
  ext_calmbridge_version: 1;
  /** Where the file has an id another program gave. */
  ext_calmbridge_id?: string;
  ext_calmbridge_kind: string;
  ext_calmbridge_created_at: string;
  ext_calmbridge_updated_at: string;
  ext_calmbridge_more?: Record<string, unknown>;
  ext_calmbridge_kept?: Record<string, unknown>;
};

export type ObfManifest = {
  format: typeof obfFormat;
  root: string;
  paths: {
    boards: Record<string, string>;
    images: Record<string, string>;
    sounds: Record<string, string>;
  };
};

/** The fields that boards and cards have by their contract. */
export const boardFields = new Set([
  'id',
  'name',
  'rows',
  'columns',
  'cells',
  'aside',
  'kind',
  'createdAt',
  'updatedAt',
  keptField,
]);
export const cardFields = new Set([
  'id',
  'label',
  'spoken',
  'picture',
  'wordClass',
  'leadsTo',
  'isHidden',
  'colours',
  'sound',
  'day',
  keptField,
]);
