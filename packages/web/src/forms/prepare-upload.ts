import { maxUploadBytes } from '@marquee/contracts/uploads'

const maxPx = 1600

/** Why a file was not sent; the codes are those of the gateway, which checks again. */
export type UploadFault =
  | 'serviceUnavailable'
  | 'fileTypeInvalid'
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'heicUnreadable'
  | 'pictureScrambled'

/** A file that is ready to be sent; without a picture, only its name can be shown. */
export interface PreparedUpload extends Pick<Partial<ShrunkPicture>, 'canvas'> {
  blob: Blob
  name: string
}

/**
 * Prepares a file for sending: judged by its content, a photo shrunk and without what the camera wrote into it. A photo
 * that this browser cannot draw, or whose drawing it scrambles, is refused, because the place where it was taken would go
 * with it. A PDF stays as it is.
 */
export async function prepareUpload(file: File): Promise<PreparedUpload | UploadFault> {
  const start = await file.slice(0, sniffedBytes).arrayBuffer()
  const type = sniffFileType(new Uint8Array(start))
  if (!type) return 'fileTypeInvalid'
  if (type === 'application/pdf')
    return withinLimit({ blob: file.slice(0, file.size, type), name: file.name })
  if (!readsBackPictures()) return 'pictureScrambled'
  const shrunk = await shrinkPicture(file, maxPx).catch(() => undefined)
  if (shrunk) return withinLimit({ ...shrunk, name: file.name })
  return type === 'image/heic' ? 'heicUnreadable' : 'fileUnreadable'
}

const withinLimit = (prepared: PreparedUpload): PreparedUpload | UploadFault =>
  prepared.blob.size > maxUploadBytes ? 'fileTooLarge' : prepared

// What each kind of file begins with, after so many bytes.
const signatures = [
  { type: 'image/jpeg', offset: 0, texts: ['\xff\xd8\xff'] },
  { type: 'image/png', offset: 0, texts: ['\x89PNG\r\n\x1a\n'] },
  { type: 'application/pdf', offset: 0, texts: ['%PDF-'] },
  // ISO base media (ISO 14496-12) with a brand of HEIF (ISO 23008-12).
  {
    type: 'image/heic',
    offset: 4,
    texts: ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map((brand) => `ftyp${brand}`),
  },
] as const

/** A kind of file that is recognized by its content. */
type SniffedType = (typeof signatures)[number]['type']

/** How many bytes at the beginning of a file `sniffFileType` looks at. */
const sniffedBytes = 16

/** The media type of a file by its first bytes, never by its name; `undefined` for any other kind. */
export function sniffFileType(start: Uint8Array): SniffedType | undefined {
  const text = String.fromCharCode(...start.subarray(0, sniffedBytes))
  return signatures.find(({ offset, texts }) => texts.some((each) => text.startsWith(each, offset)))?.type
}

/** A picture as it is sent, and as the page shows it: the content security policy allows no picture from a blob. */
interface ShrunkPicture {
  blob: Blob
  canvas: HTMLCanvasElement
}

const probePx = 8
const probe = [0x44, 0x66, 0x88]
// Beyond the noise of a few bits that some browsers add, which nobody sees.
const visible = 16

/** Whether a page gets the picture that it drew: against fingerprinting, some browsers give noise, or white. */
function readsBackPictures(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = probePx
  const context = canvas.getContext('2d')
  if (!context) return true
  context.fillStyle = `rgb(${probe.join(' ')})`
  context.fillRect(0, 0, probePx, probePx)
  const { data } = context.getImageData(0, 0, probePx, probePx)
  return data.every((value, at) => Math.abs(value - (probe[at % 4] ?? 255)) < visible)
}

const quality = 0.85

/**
 * Redraws a picture as a JPEG whose longer side is at most `maxPx`. What the camera wrote into the file, such as the
 * place, is gone with it; the picture is turned upright first. Rejects for what this browser cannot read.
 */
async function shrinkPicture(file: Blob, maxPx: number): Promise<ShrunkPicture> {
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
