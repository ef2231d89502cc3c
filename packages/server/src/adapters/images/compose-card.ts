// Lays symbols out on a picture of the usual size. The colours are those of the product's own drawings.
import { type ImageKind, imageSize } from '@calmbridge/domain/images/image';

const { width, height } = imageSize;

export const composeCard = (kind: ImageKind, drawings: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${
    kind === 'card' ? card(drawings[0] ?? '') : scene(drawings)
  }</svg>`;

/** One thing, large, on plain paper: a board or a page gives it its frame. */
const card = (drawing: string) =>
  `<rect width="${width}" height="${height}" fill="#FFFDF9"/>${placed(drawing, width / 2, height / 2, 620)}`;

/** Hills over still water in the morning; the things stand on the near shore. */
function scene(drawings: readonly string[]): string {
  const side = { 1: 400, 2: 330 }[drawings.length] ?? 270;
  const gap = (width - drawings.length * side) / (drawings.length + 1);
  const standing = drawings.map((drawing, at) => {
    const middle = gap + side / 2 + at * (side + gap);
    const foot = drawings.length === 3 && at === 1 ? 628 : 658;
    return `<ellipse cx="${middle}" cy="${foot}" rx="${side * 0.38}" ry="20" fill="#3F8583" opacity=".3"/>
${placed(drawing, middle, foot - side / 2, side)}`;
  });
  return `<rect width="${width}" height="${height}" fill="#FBF1DF"/>
<circle cx="812" cy="150" r="66" fill="#EFB45C"/>
<path d="M0 372C150 270 300 270 450 350S780 400 1024 282V768H0Z" fill="#C9DDD3"/>
<path d="M0 440C190 360 330 420 520 430S860 360 1024 408V768H0Z" fill="#A9CBC0"/>
<rect y="474" width="${width}" height="120" fill="#CFE3DF"/>
<path d="M110 506h150M330 528h90M560 504h180M800 530h120" stroke="#B5D3CE" stroke-width="8" stroke-linecap="round"/>
<path d="M0 592C220 536 420 548 600 562S900 588 1024 552V768H0Z" fill="#7FB0A6"/>
${standing.join('\n')}`;
}

const placed = (drawing: string, middleX: number, middleY: number, side: number) =>
  drawing.replace(
    /^<svg ([^>]*?)width="\d+" height="\d+"/,
    `<svg $1x="${middleX - side / 2}" y="${middleY - side / 2}" width="${side}" height="${side}"`,
  );
