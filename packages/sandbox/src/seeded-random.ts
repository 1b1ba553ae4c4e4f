/** A deterministic random generator: the same seed always gives the same sequence. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number
  /** An integer between the two, both included. */
  whole(from: number, to: number): number
  /** One of the choices. */
  pick<T>(choices: readonly T[]): T
}

/** The FNV-1a hash, 32 bits: texts that differ in one character have very different hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Creates a generator from a seed (mulberry32, started with an FNV-1a hash), so that a picture never changes. */
export function seededRandom(seed: string): SeededRandom {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    whole: (from, to) => from + Math.floor(next() * (to - from + 1)),
    pick: <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T,
  }
}
