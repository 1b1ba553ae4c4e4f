/** An invariant that does not hold; the message says how. */
export class Violation extends Error {}

/** An invariant that cannot be tried with this platform or account; the message says why. */
export class NotPossible extends Error {}

/**
 * What the invariants are proved with.
 * @typedef {object} Stage
 * @property {import('./client.mjs').Client} first
 * @property {import('./client.mjs').Client | undefined} second another session of the same account; undefined where the platform lets an account have one alone
 * @property {import('./cutting-proxy.mjs').CuttingProxy} proxy
 * @property {string} channelCode
 * @property {string} amount
 * @property {string} tooMuch an amount above the channel's maximum
 * @property {string | undefined} tac
 * @property {string[]} created the ids of all deposits of this run
 * @property {ReadonlySet<string>} earlier the ids of deposits from before
 * @property {string} balanceBefore
 */

/**
 * One invariant.
 * @typedef {object} Invariant
 * @property {string} words
 * @property {(stage: Stage) => Promise<void>} prove
 */

/**
 * @param {boolean} holds
 * @param {string} otherwise what is wrong
 * @returns {asserts holds}
 * @throws {Violation}
 */
export function expect(holds, otherwise) {
  if (!holds) throw new Violation(otherwise)
}

/**
 * @template Value
 * @param {Value | undefined} value
 * @param {string} otherwise why it cannot be tried
 * @returns {Value}
 * @throws {NotPossible}
 */
export function need(value, otherwise) {
  if (value === undefined) throw new NotPossible(otherwise)
  return value
}

/** Why an invariant needs a second session. */
export const oneSession = 'The platform lets an account have one session alone.'
