import { maxUploadBytes } from '@marquee/contracts/uploads'
import { type ShrunkPicture, shrinkPicture } from '../browser/shrink-picture.ts'
import { sniffedBytes, sniffFileType } from '../browser/sniff-file-type.ts'

const maxPx = 1600

/** Why a file cannot be sent; the codes are those of the gateway, which checks again. */
export type UploadFault = 'fileTypeInvalid' | 'fileTooLarge' | 'fileUnreadable' | 'heicUnreadable'

/** A file that is ready to be sent; without a picture, only its name can be shown. */
export interface PreparedUpload extends Pick<Partial<ShrunkPicture>, 'canvas'> {
  blob: Blob
  name: string
}

/**
 * Prepares a file for sending: judged by its content, a photo shrunk and without what the camera wrote into it. A photo
 * that this browser cannot draw is refused, because the place where it was taken would go with it. A PDF stays as it is.
 */
export async function prepareUpload(file: File): Promise<PreparedUpload | UploadFault> {
  const start = await file.slice(0, sniffedBytes).arrayBuffer()
  const type = sniffFileType(new Uint8Array(start))
  if (!type) return 'fileTypeInvalid'
  if (type === 'application/pdf')
    return withinLimit({ blob: file.slice(0, file.size, type), name: file.name })
  const shrunk = await shrinkPicture(file, maxPx).catch(() => undefined)
  if (shrunk) return withinLimit({ ...shrunk, name: file.name })
  return type === 'image/heic' ? 'heicUnreadable' : 'fileUnreadable'
}

const withinLimit = (prepared: PreparedUpload): PreparedUpload | UploadFault =>
  prepared.blob.size > maxUploadBytes ? 'fileTooLarge' : prepared
