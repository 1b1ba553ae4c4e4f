/** A source of repeatable choices: the same seed always gives the same run of values. */
export interface SeededRandom {
  /** A number in [0, 1). */
  next(): number
  /** A number between the two, rounded to a whole one. */
  whole(from: number, to: number): number
  pick<T>(choices: readonly T[]): T
}

/** FNV-1a, 32 bit: short texts that differ in one letter land far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (const char of text) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193)
  return value >>> 0
}

/** Choices that follow from `seed` alone (mulberry32 over an FNV hash), so that a picture never changes. */
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
