import { ScriptError } from '#scripts/setup/run-script.mjs'
import { balance } from './rows/balance.mjs'
import { document, games, startup } from './rows/cached.mjs'
import { catalogue } from './rows/catalogue.mjs'
import { long } from './rows/long.mjs'
import { proxy } from './rows/proxy.mjs'
import { brands, memory, start } from './rows/single-process.mjs'
import { streams } from './rows/streams.mjs'
import { platformCallsOfVisitors } from './rows/visitors.mjs'

/** @type {Record<string, (bench: import('./open-bench.mjs').Bench) => Promise<import('./figures.mjs').Result[]>>} */
const rows = {
  startup,
  document,
  games,
  balance,
  proxy,
  visitors: platformCallsOfVisitors,
  catalogue,
  brands,
  streams,
  start,
  memory,
  long,
}

export const rowNames = Object.keys(rows)

/**
 * Measures rows one after the other. A row that fails is listed in the table as failed, and the others are still
 * measured.
 * @param {import('./open-bench.mjs').Bench} bench
 * @param {{ rows: string[] }} options
 * @param {(line: string) => void} log
 * @returns {Promise<{ results: import('./figures.mjs').Result[], failures: string[] }>}
 */
export async function measure(bench, { rows: chosen }, log) {
  const results = []
  const failures = []
  for (const [name, row] of Object.entries(rows)) {
    if (!chosen.includes(name)) continue
    log(`Measuring ${name} …`)
    try {
      results.push(...(await row(bench)))
    } catch (error) {
      const reason = error instanceof ScriptError ? error.message : String(error)
      failures.push(
        `${name}: ${error instanceof ScriptError ? reason : (error instanceof Error && error.stack) || reason}`,
      )
      results.push({ work: name, unit: '', missing: 'it failed' })
    }
  }
  return { results, failures }
}
