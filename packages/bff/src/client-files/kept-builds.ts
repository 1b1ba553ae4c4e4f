/** A place where the files of builds are kept beyond the process that was built with them. */
export interface KeptBuilds {
  /** How the log calls the place. */
  readonly place: 'redis' | 'disk'
  /** The builds that are there as a whole. @throws what keeps the place from being read */
  ids(): Promise<string[]>
  /** The names of a build's files. @throws as `ids` */
  names(id: string): Promise<string[]>
  /** The bytes of a file; undefined if it is gone. @throws as `ids` */
  read(id: string, name: string): Promise<Buffer | undefined>
  /**
   * Keeps a build, or renews it if it is there already, and drops the oldest beyond `keptBuilds`.
   * @param files is only read if the build is not there
   * @throws what keeps the place from being written, with its code
   */
  keep(id: string, files: () => AsyncIterable<[name: string, bytes: Buffer]>): Promise<void>
}

/** How many builds a place keeps: the running one, and those that open pages may still be of. */
export const keptBuilds = 4

const keptId = /^[\w-]{12}\.[\w-]{6}$/

/** Whether this may be what a build is kept under: its id, and the tag of the key that its files are signed with. */
export const isKeptId = (text: string): boolean => keptId.test(text)
