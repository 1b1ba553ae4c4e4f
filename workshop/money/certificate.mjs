/**
 * What became of one invariant.
 * @typedef {object} Result
 * @property {number} number
 * @property {string} words
 * @property {'passed' | 'failed' | 'not possible here'} verdict
 * @property {string} why empty when it passed
 * @property {import('./client.mjs').Exchange[]} exchanges what was sent, when it failed
 */

/**
 * The certificate, in Markdown.
 * @param {{ platform: string, domain: string, accountId: string, channelCode: string, amount: string, date: Date }} facts
 * @param {readonly Result[]} results
 */
export function certificate({ platform, domain, accountId, channelCode, amount, date }, results) {
  const count = (/** @type {string} */ verdict) =>
    results.filter((result) => result.verdict === verdict).length
  const failed = results.filter(({ verdict }) => verdict === 'failed')
  return [
    '# Proof of the money',
    '',
    `${date.toISOString()}: ${count('passed')} invariants passed, ${failed.length} failed, ${count('not possible here')} were not possible here.`,
    '',
    `- platform: ${platform}, for ${domain}`,
    `- account: ${accountId.slice(0, 2)}***`,
    `- deposits: ${amount} each through ${channelCode}, all cancelled`,
    '',
    '| | invariant | |',
    '| --- | --- | --- |',
    ...results.map(
      ({ number, words, verdict, why }) => `| ${number} | ${words} | ${verdict}${why && `: ${why}`} |`,
    ),
    ...failed.flatMap(sequenceOf),
    '',
  ].join('\n')
}

/** @param {Result} result */
function sequenceOf({ number, words, why, exchanges }) {
  const start = exchanges[0]?.atMs ?? 0
  return [
    '',
    `## ${number} failed: ${words}`,
    '',
    `${why[0]?.toUpperCase()}${why.slice(1)}.`,
    '',
    '| after | sent | came back |',
    '| --- | --- | --- |',
    ...exchanges.map(({ atMs, sent, back }) => `| ${atMs - start} ms | ${sent} | ${back} |`),
  ]
}
