/**
 * What one attack came to: a row of the table.
 * @typedef {object} Finding
 * @property {string} attack what was done
 * @property {string} seen what the gateway did
 * @property {'held' | 'failed' | 'not run'} outcome
 */

/** Counts responses by status; as text `200: 5, 404: 2`. */
export function countStatuses() {
  /** @type {Map<number, number>} */
  const counts = new Map()
  return {
    add: (/** @type {number} */ status) => void counts.set(status, (counts.get(status) ?? 0) + 1),
    statuses: () => [...counts.keys()],
    toString: () =>
      [...counts]
        .toSorted(([one], [other]) => one - other)
        .map(([status, count]) => `${status}: ${count.toLocaleString('en')}`)
        .join(', '),
  }
}
