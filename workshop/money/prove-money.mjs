// npm run tool -- prove-money --help: proves from outside that a platform moves money once, and writes a certificate.
import { writeFile } from 'node:fs/promises'
import { runScript } from '#scripts/setup/run-script.mjs'
import { certificate } from './certificate.mjs'
import { openCuttingProxy } from './cutting-proxy.mjs'
import { cancelOpen } from './deposits.mjs'
import { NotPossible, Violation } from './invariant.mjs'
import { invariants } from './invariants.mjs'
import { openGateway } from './open-gateway.mjs'
import { openStage } from './open-stage.mjs'
import { help, readOptions } from './options.mjs'

// A delayed call arrives this long after the gateway has given it up.
const lateMs = 1500

/** @typedef {import('./certificate.mjs').Result} Result */

await runScript(async () => {
  const options = readOptions(process.argv.slice(2))
  if (options.help) {
    console.log(help)
    return 0
  }
  const { timeoutMs, only } = options
  const proxy = await openCuttingProxy(options.platform, timeoutMs + lateMs)
  const gateway = await openGateway({ upstream: proxy.url, domain: options.domain, timeoutMs })
  try {
    /** @type {import('./client.mjs').Exchange[]} */
    let exchanges = []
    const stage = await openStage(options, {
      port: gateway.port,
      proxy,
      log: (exchange) => exchanges.push(exchange),
    })
    /** @type {Result[]} */
    const results = []
    for (const [place, invariant] of invariants.entries()) {
      if (only && !only.has(place + 1)) continue
      exchanges = []
      const result = await prove(invariant, stage)
      results.push({ ...result, number: place + 1, exchanges })
      if (result.verdict !== 'passed') await cancelOpen(stage)
      console.log(`${result.verdict}: ${invariant.words}`)
    }
    const { platform, domain, accountId, amount, out } = options
    const facts = { platform, domain, accountId, amount, channelCode: stage.channelCode, date: new Date() }
    const text = certificate(facts, results)
    console.log(`\n${text}`)
    if (out) await writeFile(out, text)
    return results.some(({ verdict }) => verdict === 'failed') ? 1 : 0
  } finally {
    await gateway.close()
    await proxy.close()
  }
})

/**
 * @param {import('./invariant.mjs').Invariant} invariant
 * @param {import('./invariant.mjs').Stage} stage
 * @returns {Promise<Omit<Result, 'number' | 'exchanges'>>}
 */
async function prove({ words, prove }, stage) {
  try {
    await prove(stage)
    return { words, verdict: 'passed', why: '' }
  } catch (error) {
    if (error instanceof NotPossible) return { words, verdict: 'not possible here', why: error.message }
    if (error instanceof Violation) return { words, verdict: 'failed', why: error.message }
    throw error
  }
}
