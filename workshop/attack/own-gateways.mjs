import { readCheckouts } from '../bench/checkouts.mjs'
import { openBench } from '../bench/open-bench.mjs'
import { attackDrawing } from './drawing.mjs'
import { attackLimits } from './limits.mjs'

/** Attacks that start gateways of their own, with other settings: their outcomes as rows. */

const maxMegabytes = 500
// Of a neighbor's page, beside searches and cold brands. A crowd's connections are answered in the order in which they came.
const maxDelayMs = 50
const noLoad = {
  rounds: 1,
  roundSeconds: 1,
  warmUp: { requests: 0, stepSeconds: 0, maxSeconds: 0 },
  runs: 1,
}

/**
 * Pages drawn anew, many at once.
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function drawingFindings() {
  const bench = await openBench(process.execPath, {
    ...{ help: false, rows: [], against: [], quick: true, long: false, isWhole: false, scale: noLoad },
  })
  try {
    const [{ outcomes } = { outcomes: [] }] = await attackDrawing(bench)
    return outcomes.map(({ attack, isCrowd, statuses, seconds, peakMegabytes, atRest, during }) => {
      const hasAnswered = !/\b50[0-24]\b/.test(statuses) && during.failed === 0
      const hasServedNeighbor = isCrowd || during.p50Ms - atRest.p50Ms < maxDelayMs
      const hasHeld = hasAnswered && hasServedNeighbor && peakMegabytes < maxMegabytes
      return {
        attack,
        seen: `${statuses}; ${seconds.toFixed(1)} s; memory at most ${peakMegabytes.toFixed(0)} MB; a neighbor's cached page ${atRest.p50Ms.toFixed(1)} ms at rest, ${during.p50Ms.toFixed(1)} meanwhile (at most ${during.maxMs.toFixed(0)}), ${during.failed} failed`,
        outcome: hasHeld ? 'held' : 'failed',
      }
    })
  } finally {
    await bench.close()
  }
}

/**
 * The rate limits.
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function limitFindings() {
  const [outcome] = await attackLimits(readCheckouts([]))
  if (!outcome) return []
  return [
    {
      attack: 'guesses over the limit after a flood of invented hosts',
      seen: `the next guess gets ${outcome.guessAfterFlood}; ${outcome.floodMegabytes.toFixed(0)} MB more`,
      outcome: outcome.guessAfterFlood === 429 ? 'held' : 'failed',
    },
    {
      attack: 'invented hosts from one address',
      seen: `${outcome.lookUpCalls} platform calls; ${outcome.lookUpStatuses}`,
      outcome: outcome.lookUpStatuses.includes('429') ? 'held' : 'failed',
    },
    {
      attack: '20 wrong passwords for an account from one address',
      seen: `its owner gets ${outcome.ownBrowser} in a browser that signed in before, ${outcome.otherBrowser} in another, ${outcome.signedIn} when changing the password`,
      outcome: [outcome.ownBrowser, outcome.signedIn].includes(429) ? 'failed' : 'held',
    },
  ]
}
