declare global {
  /** What the script of the document has asked for, by address. */
  var firstReads: Map<string, Promise<Response>> | undefined
}

// A player who has waited longer for the client is shown what is true now.
const maxAgeMs = 30_000

/** Asks for what a page for players begins with, while the client is still loading. */
export function beginReads(addresses: readonly string[]): void {
  const reads = new Map<string, Promise<Response>>()
  for (const address of addresses) {
    const response = fetch(address, { headers: { accept: 'application/json' } })
    // Whoever takes it handles its failure.
    response.catch(() => {})
    reads.set(address, response)
  }
  globalThis.firstReads = reads
}

/** Takes over the answer to a read that the document has begun, once. */
export function takeRead(address: string): Promise<Response> | undefined {
  const read = performance.now() < maxAgeMs ? globalThis.firstReads?.get(address) : undefined
  globalThis.firstReads?.delete(address)
  return read
}
