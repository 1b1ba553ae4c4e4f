/**
 * Random numbers that a seed repeats (mulberry32).
 * @typedef {object} Random
 * @property {(below: number) => number} whole from 0
 * @property {(probability: number) => boolean} chance
 * @property {<Item>(items: readonly Item[]) => Item} pick
 */

/**
 * @param {number} seed
 * @returns {Random}
 */
export function createRandom(seed) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (/** @type {number} */ below) => Math.floor(next() * below)
  return {
    whole,
    chance: (probability) => next() < probability,
    pick: (items) => /** @type {any} */ (items[whole(items.length)]),
  }
}
