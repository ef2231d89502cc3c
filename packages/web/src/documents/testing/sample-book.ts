// What the tests of picture books share. Not part of the product.

const fonts = import.meta.glob<string>(
  '../../../../../node_modules/@fontsource/{young-serif,atkinson-hyperlegible-next}/files/*-latin*-{400,700}-normal.woff',
  { query: '?inline', import: 'default', eager: true },
);

/** The bundled font, without a server to ask. */
export async function bundledFont(address: string): Promise<ArrayBuffer> {
  const name = address.split(/[/?]/).find((part) => part.endsWith('.woff')) ?? '';
  const found = Object.keys(fonts).find((path) => path.endsWith(`/${name}`)) ?? '';
  return (await fetch(fonts[found] ?? '')).arrayBuffer();
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

export const dotJpeg = bytesOf(
  '/9j/2wBDABQODxIPDRQSEBIXFRQYHjIhHhwcHj0sLiQySUBMS0dARkVQWnNiUFVtVkVGZIhlbXd7gYKBTmCNl4x9lnN+gXz/2wBDARUXFx4aHjshITt8U0ZTfHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHx8fHz/wAARCAADAAQDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAQT/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwC0Apn/2Q==',
);
export const dotPng = bytesOf(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEklEQVQImWOo37CsfsMyBggFADK+B1V8JhhaAAAAAElFTkSuQmCC',
);
