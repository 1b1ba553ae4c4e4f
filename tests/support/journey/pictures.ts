import sharp from 'sharp'

/** A photo that stands for a document or receipt, larger than the client sends it. */
export const receipt = {
  name: 'IMG_20260214_093012_receipt.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 2_400, height: 1_200, channels: 3, background: '#c8d2dc' } })
    .png()
    .toBuffer(),
}
