import { hostileAnswers } from '@calmbridge/domain/assistant/testing/hostile-answers';
// @vitest-environment node
import { Packer } from 'docx';
import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { deepTexts } from '#shared/ai-text/testing/deep-texts';
import type { Paper } from './paper.ts';
import { fileName } from './paper.ts';
import { writePdf } from './pdf/write-pdf.ts';
import { readMarkdown } from './read-markdown.ts';
import { pdfPages } from './testing/read-pdf.ts';
import { bundledFont } from './testing/sample-book.ts';
import { samplePlan } from './testing/sample-paper.ts';
import { writeText } from './write-text.ts';
import { wordDocument } from './write-word.ts';

const pagesOf = async (paper: Paper, language = 'en-GB') =>
  pdfPages(await writePdf(paper, { load: bundledFont, language }));
async function wordXml(paper: Paper): Promise<{ body: string; all: string }> {
  const files = unzipSync(new Uint8Array(await Packer.toBuffer(wordDocument(paper))));
  const text = (name: string) => new TextDecoder().decode(files[name]);
  return { body: text('word/document.xml'), all: Object.keys(files).map(text).join('\n') };
}

const facts = [
  'Care plan for Zoë Štěpánová',
  'For',
  'Zoë Štěpánová',
  'November 14, 2026',
  'the Calmbridge guidebook',
  'Check it with your professionals',
];

test('[DC1] plain text carries the title block, the text and its end', () => {
  const text = writeText(samplePlan);
  for (const fact of facts) expect(text).toContain(fact);
  expect(text).toContain('- Ask, then wait.');
  expect(text).toContain('1. Lights down.');
});

test('[DC1][DC5] the PDF carries the same, with any Latin letter, and numbered pages', async () => {
  const pages = await pagesOf(samplePlan);
  for (const fact of facts) expect(pages[0]).toContain(fact);
  expect(pages.join(' ')).not.toContain('?');
  pages.forEach((page, at) => expect(page).toContain(`Page ${at + 1} of ${pages.length}`));
});

test('[DC1][DC2] Word has real headings, lists and tables', async () => {
  const { body, all } = await wordXml(samplePlan);
  for (const fact of facts) expect(all).toContain(fact);
  expect(body).toMatch(/w:pStyle w:val="Title"/);
  expect(body).toMatch(/w:pStyle w:val="Heading1"/);
  expect(body.match(/<w:tbl>/g)).toHaveLength(1);
  expect(body).toContain('<w:tblHeader/>');
  expect(body).toContain('<w:numPr>');
});

test('[DC2] a row of a table is a small card in plain text', () => {
  expect(writeText(samplePlan)).toContain(
    'Hand dryers\n  Early sign: Covers ears\n  What helps: Ear defenders',
  );
});

test('[DC3] the emergency sheet is alone on its page', async () => {
  const pages = await pagesOf(samplePlan);
  const sheets = pages.filter((page) => page.includes('Emergency info sheet'));
  expect(sheets).toHaveLength(1);
  expect(sheets[0]).toContain('Doctor:');
  expect(sheets[0]).not.toContain('Review date');
  expect(sheets[0]).not.toContain('A calm evening');
  const { body } = await wordXml(samplePlan);
  expect(body.match(/<w:pageBreakBefore\/>/g)).toHaveLength(2);
});

test('[DC4] flags are notes after what they are about, and the carer’s notes come last', async () => {
  const warning = 'Check this: mentions cheese; this profile is dairy-free';
  const text = writeText(samplePlan);
  expect(text).toMatch(new RegExp(`cheese cubes\\.\\n\\n! ${warning}`));
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/^- Ear defenders worked at the pool\. \(.*18:20.*|6:20/);
  const pages = (await pagesOf(samplePlan)).join(' ');
  expect(pages).toContain(warning);
  expect(pages.indexOf('Ear defenders worked')).toBeGreaterThan(pages.indexOf('Review date'));
  expect((await wordXml(samplePlan)).body).toContain(warning);
});

test('[DC4] a text that was cut short says so', () => {
  expect(writeText({ ...samplePlan, isCutShort: true })).toContain('! This text was cut short');
});

test('[DC5] long words, long tables and many pages are set without an error', async () => {
  const row = `| ${'long '.repeat(60)} | ${'x'.repeat(300)} |\n`;
  const pages = await pagesOf(
    { title: 'Long', kind: 'message', markdown: `| a | b |\n|---|---|\n${row.repeat(30)}` },
    'en-US',
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((page) => page.trim().startsWith('ab ')).length).toBeGreaterThan(3);
});

test('[DC5] a narrow column of a table keeps its words whole', async () => {
  const wide = 'Lay out clothes and bag the night before; five pictures on the door, turned over one by one';
  const markdown = `| Trigger | Before | Signs | Do | After |\n|---|---|---|---|---|\n| Being hurried | ${`${wide} | `.repeat(4)}\n`;
  const pages = await pagesOf({ title: 'Table', kind: 'message', markdown }, 'en-US');
  expect(pages.join(' ')).toContain('hurried');
});

test('[DC6] hostile answers leave nothing to load or follow in a file', async () => {
  const markdown = hostileAnswers.join('\n\n');
  const { all } = await wordXml({ title: 'Hostile', kind: 'message', markdown });
  expect(all).not.toMatch(/<w:hyperlink|TargetMode="External"|<w:object|<pic:pic/);
  const text = writeText({ title: 'Hostile', kind: 'message', markdown });
  expect(text).not.toMatch(/<script>fetch|<iframe|javascript:fetch/);
  const pdf = await writePdf({ title: 'Hostile', kind: 'message', markdown }, { load: bundledFont });
  const raw = new TextDecoder('latin1').decode(pdf);
  expect(raw).not.toMatch(/\/URI|\/JavaScript|\/Launch/);
});

test.each(deepTexts)('[AT9] %s: the words are in the file too', (_, text) => {
  expect(JSON.stringify(readMarkdown(text))).toContain('calm');
});

test('[DC8] file names are safe everywhere', () => {
  const name = (title: string) =>
    fileName({ title, kind: 'message', markdown: '', at: '2026-11-14T22:47:00Z' }, 'pdf');
  expect(name('Care plan: Leo/Ada?')).toBe('Care plan Leo Ada 2026-11-14.pdf');
  expect(name('..\u0000<>')).toBe('2026-11-14.pdf');
  expect(name('x'.repeat(200))).toHaveLength(84);
});
