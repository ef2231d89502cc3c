// The picture of a page for paper: painted on the quiet ground of the book, with round corners, as a JPEG.
import type { CardPicture } from '@calmbridge/domain/boards/board';

/** A symbol stands in a square; a made picture or a photo keeps its shape, within reason. */
const side = 1080;
const symbolSide = 800;
const ground = { far: '#C9DDD3', near: '#A9CBC0', sun: '#EFB45C', white: '#FFFDF9' };

export type PaintSource = {
  symbol: (id: string) => Promise<string | null>;
  picture: (id: string) => Promise<Blob | null>;
};

/** `around` is the paper's colour, seen at the corners; `sky` the story's pastel. */
export async function drawPicture(
  picture: CardPicture | null,
  { sky, around }: { sky: string; around: string },
  source: PaintSource,
): Promise<Uint8Array<ArrayBuffer>> {
  const canvas = document.createElement('canvas');
  const image = picture && (await imageOf(picture, source));
  const isPhoto = picture?.is === 'picture' && image !== null;
  const ratio = isPhoto ? Math.min(Math.max(image.naturalWidth / image.naturalHeight, 0.8), 1.5) : 1;
  const { width, height } = { width: side, height: Math.round(side / ratio) };
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = around;
  pen.fillRect(0, 0, width, height);
  pen.beginPath();
  pen.roundRect(0, 0, width, height, 72);
  pen.clip();
  drawGround(pen, { width, height }, sky, image === null);
  if (isPhoto) drawFilling(pen, { width, height }, image);
  else if (image)
    pen.drawImage(image, (width - symbolSide) / 2, (height - symbolSide) / 2, symbolSide, symbolSide);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error('the picture could not be painted');
  return new Uint8Array(await blob.arrayBuffer());
}

type Size = { width: number; height: number };

function drawGround(
  pen: CanvasRenderingContext2D,
  { width, height }: Size,
  sky: string,
  hasSun: boolean,
): void {
  pen.fillStyle = ground.white;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 0.45;
  pen.fillStyle = sky;
  pen.fillRect(0, 0, width, height);
  pen.globalAlpha = 1;
  pen.save();
  // The drawing is 800 by 600; as much of it as fits stands at the bottom, in the middle.
  const scale = Math.max(width / 800, height / 600);
  pen.translate((width - 800 * scale) / 2, height - 600 * scale);
  pen.scale(scale, scale);
  if (hasSun) {
    pen.fillStyle = ground.sun;
    pen.beginPath();
    pen.arc(400, 392, 96, 0, 2 * Math.PI);
    pen.fill();
  }
  pen.fillStyle = ground.far;
  pen.fill(new Path2D('M0 430C160 372 300 392 440 420S700 432 800 392V600H0Z'));
  pen.fillStyle = ground.near;
  pen.fill(new Path2D('M0 520C180 486 380 500 560 510S740 512 800 500V600H0Z'));
  pen.restore();
}

function drawFilling(pen: CanvasRenderingContext2D, { width, height }: Size, image: HTMLImageElement): void {
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight);
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale];
  pen.drawImage(image, (width - w) / 2, (height - h) / 2, w, h);
}

/** Null where the picture is gone or can't be read: the page then has its ground. */
async function imageOf(picture: CardPicture, source: PaintSource): Promise<HTMLImageElement | null> {
  const content =
    picture.is === 'picture'
      ? await source.picture(picture.id)
      : await source.symbol(picture.id).then(svgBlob, () => null);
  if (!content) return null;
  const address = URL.createObjectURL(content);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(address);
  }
}

const svgBlob = (svg: string | null) => svg && new Blob([svg], { type: 'image/svg+xml' });
