import { imageSize } from '@calmbridge/domain/images/image';

/** As it is; as it was asked for where the browser can't tell. */
export async function pictureSize(blob: Blob): Promise<{ width: number; height: number }> {
  try {
    const bitmap = await createImageBitmap(blob);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return imageSize;
  }
}
