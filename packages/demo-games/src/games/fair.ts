import { createHmac } from 'node:crypto'

/**
 * The random numbers in [0, 1) of a round: the first 52 bits of HMAC-SHA256(seed, `label:0`), of `label:1`, and so on.
 * The label of a round is its id, which the player's browser chooses after it saw the seed's hash.
 */
export function fairNumbers(seed: string, label: string): () => number {
  let count = 0
  return () => {
    const mac = createHmac('sha256', seed).update(`${label}:${count++}`).digest('hex')
    return Number.parseInt(mac.slice(0, 13), 16) / 2 ** 52
  }
}

/** The items in a random order (Fisher–Yates). */
export function shuffled<Item>(items: readonly Item[], next: () => number): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(next() * (last + 1))
    ;[result[last], result[other]] = [result[other] as Item, result[last] as Item]
  }
  return result
}
