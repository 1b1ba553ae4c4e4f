/** A response that browsers save as a file, of the type that the operation declares. */
export class FileResponse {
  /** Without quotes or characters that a header cannot carry. */
  readonly name: string
  readonly text: string

  constructor(name: string, text: string) {
    this.name = name
    this.text = text
  }
}
