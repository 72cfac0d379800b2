/** Longest side that the server keeps, in pixels. */
const SIDE = 2560
const QUALITY = 0.9

/**
 * Makes a camera's picture as small as the server will, so that a slow network carries less. A picture that the browser
 * cannot read, or that is small already, is returned as it is: the server decides about it.
 */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return file
  const scale = SIDE / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) {
    bitmap.close()
    return file
  }
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const smallPicture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY))
  return smallPicture && smallPicture.size < file.size ? smallPicture : file
}
