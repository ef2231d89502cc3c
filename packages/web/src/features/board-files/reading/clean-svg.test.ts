// The library that cleans needs a real document: the one of these tests is not good enough, so it gets another.
import createPurify, { type WindowLike } from 'dompurify';
import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { svgCleaner } from './clean-svg.ts';
import { knownPicture } from './known-picture.ts';

const { window } = new JSDOM('');
const clean = svgCleaner(
  createPurify(window as unknown as WindowLike),
  window as unknown as typeof globalThis,
);
const bytesOf = (text: string) => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;
const known = (text: string) => knownPicture(bytesOf(text), async (drawing) => clean(drawing));
const kept = async (text: string) => {
  const found = await known(text);
  return typeof found === 'string' ? found : new TextDecoder().decode(found.pixels);
};
const svg = (inside: string, more = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"${more}>${inside}</svg>`;
const shape = '<path d="M0 0h9v9z"/>';

const illustrator = `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 16.0 -->
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_extend "http://ns.adobe.com/Extensibility/1.0/">
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg version="1.1" xmlns:x="&ns_extend;" xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" width="200px" height="100px">
<switch><foreignObject requiredExtensions="&ns_extend;" x="0" y="0" width="1" height="1"><i:pgfRef xlink:href="#adobe_illustrator_pgf"/></foreignObject>
<g i:extraneous="self"><linearGradient id="g"><stop offset="0" style="stop-color:#FFF"/></linearGradient>
<path fill="url(#g)" d="M0 0h9v9z"/><use xlink:href="#g"/></g></switch>
<i:pgf id="adobe_illustrator_pgf">eJzsvWmTHMex</i:pgf></svg>`;

test('[BF18] drawings as Illustrator writes them are cleaned and kept', async () => {
  const found = await known(illustrator);
  expect(found).toMatchObject({ contentType: 'image/svg+xml', width: 200, height: 100 });
  const text = await kept(illustrator);
  expect(text).toContain('xmlns="http://www.w3.org/2000/svg"');
  expect(text).toContain('fill="url(#g)"');
  expect(text).toContain('linearGradient');
  expect(text).not.toMatch(/foreignObject|pgf|eJzs|&ns|DOCTYPE/i);
  expect(await kept(text)).toBe(text);
});

test('[BF18] an empty foreignObject, a stylesheet, letters and pictures inside', async () => {
  const text = await kept(
    svg(`<foreignObject/><style>.a{fill:red}</style><text class="a">Hi</text>
      <image href="data:image/png;base64,iVBORw0KGgo="/>${shape}`),
  );
  expect(text).toContain('.a{fill:red}');
  expect(text).toContain('>Hi</text>');
  expect(text).toContain('data:image/png');
  expect(
    await kept(
      `<svg:svg xmlns:svg="http://www.w3.org/2000/svg"><svg:foreignObject/><svg:path d="M0 0"/></svg:svg>`,
    ),
  ).toContain('<path');
});

test.each([
  ['a script', svg(`<script>alert(1)</script>${shape}`), /script|alert/],
  ['a handler', svg(shape, ' onload="alert(1)"'), /onload|alert/],
  [
    'a page inside',
    svg(`<foreignObject><body onload="x()">hello</body></foreignObject>${shape}`),
    /foreign|body|hello/,
  ],
  ['a picture from elsewhere', svg(`<image href="https://x.example/a.png"/>${shape}`), /x\.example/],
  [
    'a style from elsewhere',
    svg(`<style>@import "//x.example"; .a{fill:url(https://x.example)}</style>${shape}`),
    /x\.example/,
  ],
  ['a fill from elsewhere', svg('<path fill="url(https://x.example#a)" d="M0 0"/>'), /x\.example/],
  ['a link', svg(`<a href="javascript:alert(1)">${shape}</a>`), /javascript|<a/],
  ['a use from elsewhere', svg(`<use href="https://x.example#a"/>${shape}`), /x\.example/],
  [
    'something that moves',
    svg(`<path d="M0 0"><animate attributeName="href" to="javascript:x"/></path>`),
    /animate|javascript/,
  ],
  [
    'an entity that hides a script',
    `<!DOCTYPE svg [<!ENTITY a "<script>alert(1)</script>">]>${svg(`&a;${shape}`)}`,
    /script|alert/,
  ],
])('[BF11] %s is taken out of a drawing, and the drawing stays', async (_, drawing, hostile) => {
  const text = await kept(drawing);
  expect(text).toContain('<path');
  expect(text).not.toMatch(hostile);
});

test.each([
  ['nothing but a script', svg('<script>alert(1)</script>')],
  ['a web page', '<!doctype html><html><script>alert(1)</script></html>'],
  ['words', 'not a picture at all'],
  [
    'names that stand for megabytes',
    `<!DOCTYPE svg [<!ENTITY a "${'x'.repeat(2000)}">]>${svg(`<text>${'&a;'.repeat(5000)}</text>`)}`,
  ],
  ['a drawing that repeats itself a billion times', svg(bomb())],
])('[BF11] %s is left out', async (_, drawing) => {
  expect(await kept(drawing)).toBe('unsafe');
});

test('[BF11] entities made of entities stay unread', async () => {
  const text = await kept(`<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]>${svg(`<text>&b;</text>`)}`);
  expect(text).toContain('<text');
  expect(text).not.toContain('haha');
});

function bomb(): string {
  const levels = Array.from(
    { length: 9 },
    (_, at) => `<g id="l${at + 1}">${`<use href="#l${at}"/>`.repeat(10)}</g>`,
  );
  return `<path id="l0" d="M0 0"/>${levels.join('')}`;
}
