/** The used part of the Network Information API, which not every browser supports. */
export interface Connection {
  saveData?: boolean
  effectiveType?: string
}

/** Whether pages may be prefetched: not on slow connections, nor with data saving on. */
export function mayPrefetch(connection: Connection | undefined): boolean {
  return !connection?.saveData && !/2g|3g/.test(connection?.effectiveType ?? '')
}
