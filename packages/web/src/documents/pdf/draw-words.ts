import type { Box } from '../picture-book/fit-words.ts';

/** Dots a point: enough for print. */
const sharpness = 3;

/** Words painted with whatever fonts this device has, as large as fits, for letters the bundled ones lack. */
export async function drawWords(
  sentences: readonly string[],
  box: Box,
  largest: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(box.width * sharpness);
  canvas.height = Math.ceil(box.height * sharpness);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.scale(sharpness, sharpness);
  let size = largest;
  let lines = wrapped(pen, sentences, box.width, size);
  while (size > 8 && lines.length * size * 1.4 > box.height) {
    size -= 1;
    lines = wrapped(pen, sentences, box.width, size);
  }
  pen.fillStyle = '#203031';
  pen.textBaseline = 'middle';
  const top = Math.max(0, (box.height - lines.length * size * 1.4) / 2);
  lines.forEach((line, at) => pen.fillText(line, 0, top + (at + 0.5) * size * 1.4, box.width));
  return pngOf(canvas);
}

function wrapped(pen: CanvasRenderingContext2D, sentences: readonly string[], width: number, size: number) {
  pen.font = `600 ${size}px system-ui, sans-serif`;
  return sentences.flatMap((sentence) => {
    const lines = [''];
    // Scripts without spaces break between any two signs.
    for (const part of sentence.match(
      /[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+\s*|\S\s*/gu,
    ) ?? []) {
      const longer = `${lines.at(-1)}${part}`;
      if (lines.at(-1) !== '' && pen.measureText(longer.trimEnd()).width > width) lines.push(part);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  });
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Uint8Array<ArrayBuffer>> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('the words could not be painted');
  return new Uint8Array(await blob.arrayBuffer());
}
