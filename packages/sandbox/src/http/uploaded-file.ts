/** A file of a multipart body, of which only this is kept. */
export class UploadedFile {
  /** By its first bytes; empty for a type that is not accepted. */
  readonly type: string
  /** In bytes. */
  readonly size: number
  readonly sha256: string

  constructor(type: string, size: number, sha256: string) {
    this.type = type
    this.size = size
    this.sha256 = sha256
  }
}
