import { maxUploadBytes } from '@marquee/contracts/uploads'
import { type ShrunkPicture, shrinkPicture } from '../browser/shrink-picture.ts'
import { sniffedBytes, sniffFileType } from '../browser/sniff-file-type.ts'

const maxPx = 1600

/** Why a file cannot be sent; the codes are those of the gateway, which checks again. */
export type UploadFault = 'fileTypeInvalid' | 'fileTooLarge' | 'fileUnreadable'

/** A file that is ready to be sent; without a picture, only its name can be shown. */
export interface PreparedUpload extends Pick<Partial<ShrunkPicture>, 'canvas'> {
  blob: Blob
  name: string
}

/**
 * Prepares a file for sending: judged by its content, a photo shrunk and without what the camera wrote into it. A PDF,
 * and a photo in a format that this browser cannot read but the platform can, stay as they are.
 */
export async function prepareUpload(file: File): Promise<PreparedUpload | UploadFault> {
  const start = await file.slice(0, sniffedBytes).arrayBuffer()
  const type = sniffFileType(new Uint8Array(start))
  if (!type) return 'fileTypeInvalid'
  const asItIs = { blob: file.slice(0, file.size, type), name: file.name }
  if (type !== 'application/pdf') {
    const shrunk = await shrinkPicture(file, maxPx).catch(() => undefined)
    if (shrunk) return withinLimit({ ...shrunk, name: file.name })
    if (type !== 'image/heic') return 'fileUnreadable'
  }
  return withinLimit(asItIs)
}

const withinLimit = (prepared: PreparedUpload): PreparedUpload | UploadFault =>
  prepared.blob.size > maxUploadBytes ? 'fileTooLarge' : prepared
