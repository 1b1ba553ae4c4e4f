/** @import { RoundResult } from './rounds.mjs' */

/**
 * Prints what the rounds came to.
 * @param {readonly RoundResult[]} rounds
 * @returns {boolean} whether every rule held
 */
export function printRounds(rounds) {
  const rows = rounds.map(({ round, counts: { reads, writes }, repeated, seconds }) => ({
    '': round,
    'ended after (s)': seconds.toFixed(1),
    'reads answered': reads.answered,
    'reads lost': describe(reads.lost),
    'writes answered': writes.answered,
    'writes lost': describe(writes.lost),
    'writes sent twice': repeated,
  }))
  for (const row of rows) {
    console.log()
    for (const [name, value] of Object.entries(row)) console.log(`${name.padEnd(18)} ${value}`)
  }
  const mistakes = rounds.flatMap(brokenRules)
  console.log(
    mistakes.length > 0 ? `\n✖ ${mistakes.join('\n✖ ')}` : '\n✔ nothing was lost that may be repeated',
  )
  return mistakes.length === 0
}

/**
 * A read may be repeated, so none is lost. A write is sent once: it is lost when the gateway that has it is killed,
 * and only then.
 * @param {RoundResult} result
 */
function brokenRules({ round, counts: { reads, writes }, repeated }) {
  return [
    ...(reads.lost.length > 0 ? [`${round}: ${reads.lost.length} reads were lost`] : []),
    ...(writes.lost.length > 0 && round.startsWith('SIGTERM')
      ? [`${round}: ${writes.lost.length} writes were lost`]
      : []),
    ...(repeated > 0 ? [`${round}: ${repeated} writes reached the platform twice`] : []),
  ]
}

/** @param {readonly string[]} lost */
function describe(lost) {
  const times = Map.groupBy(lost, (outcome) => outcome)
  const parts = [...times].map(([outcome, each]) => `${each.length} × ${outcome}`)
  return parts.length > 0 ? `${lost.length} (${parts.join(', ')})` : '0'
}
