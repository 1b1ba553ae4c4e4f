/** A picture as it is sent, and as the page shows it: the content security policy allows no picture from a blob. */
export interface ShrunkPicture {
  blob: Blob
  canvas: HTMLCanvasElement
}

const quality = 0.85

/**
 * Redraws a picture as a JPEG whose longer side is at most `maxPx`. What the camera wrote into the file, such as the
 * place, is gone with it; the picture is turned upright first. Rejects for what this browser cannot read.
 */
export async function shrinkPicture(file: Blob, maxPx: number): Promise<ShrunkPicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, maxPx / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  // JPEG has no transparency.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('No picture')
  return { blob, canvas }
}
