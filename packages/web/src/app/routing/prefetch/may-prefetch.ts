/** What a browser tells of its connection; not every browser does. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be loaded that nobody has asked for: never on slow connections or when data is saved. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
