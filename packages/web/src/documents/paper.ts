import type { Flag } from '@calmbridge/domain/assistant/wire';
import { m } from '#paraglide/messages';
import { formatDay, formatMoment } from '#ui/format/format-date';

/** A text as something to hand to a teacher: what every writer (text, Word, PDF, print) starts from. */
export type Paper = {
  title: string;
  kind: 'care-plan' | 'message';
  markdown: string;
  flags?: readonly Flag[] | undefined;
  /** The child it is for. */
  child?: string | undefined;
  /** When it was written, as ISO text. */
  at?: string | undefined;
  writtenBy?: 'guidebook' | 'service' | undefined;
  isCutShort?: boolean | undefined;
  /** The carer's own notes, printed after the text. */
  notes?: readonly { content: string; timestamp: string }[] | undefined;
};

/** The lines under the title: what each is, and what it says. */
export const titleLines = ({ child, at, writtenBy, kind }: Paper): [label: string, words: string][] => [
  ...(child ? [[m.document_for(), child] as [string, string]] : []),
  ...(at ? [[m.document_date(), formatDay(at)] as [string, string]] : []),
  ...(writtenBy || kind === 'care-plan'
    ? [[m.document_written_by(), writerOf(writtenBy)] as [string, string]]
    : []),
];

const writerOf = (writtenBy: Paper['writtenBy']): string =>
  writtenBy === 'guidebook' ? m.document_writer_guidebook() : m.document_writer_service();

export const noteLine = (note: { content: string; timestamp: string }): string =>
  `${note.content} (${formatMoment(note.timestamp)})`;

/** "Care plan for Leo 2026-11-14.pdf", without anything a file system objects to. */
export function fileName({ title, at }: Pick<Paper, 'title'> & Partial<Paper>, ending: string): string {
  const day = (at ?? '').slice(0, 10);
  const name = `${title} ${day}`
    .replace(/[\u0000-\u001F<>:"/\\|?*]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
    .slice(0, 80)
    .trim();
  return `${name === '' ? m.app_name() : name}.${ending}`;
}
