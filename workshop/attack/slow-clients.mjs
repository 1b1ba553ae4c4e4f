import { stripVTControlCharacters } from 'node:util'
import { runCommand } from '#scripts/setup/run-command.mjs'
import { sendRequest } from '../bench/send-request.mjs'

const probePauseMs = 100
const maxProbeMs = 2000

/** The four modes of slowhttptest. */
const modes = [
  { name: 'slow headers', args: ['-H', '-i', '5', '-x', '24', '-t', 'GET'], path: '/' },
  {
    name: 'slow bodies',
    args: ['-B', '-i', '5', '-s', '8192', '-x', '10', '-t', 'POST'],
    path: '/api/session',
  },
  { name: 'overlapping ranges', args: ['-R', '-t', 'HEAD', '-a', '10', '-b', '3000'], path: '/' },
  {
    name: 'slow readers',
    args: ['-X', '-w', '512', '-y', '1024', '-n', '5', '-z', '32', '-k', '3'],
    path: '/',
  },
]

/**
 * Holds many connections open with each mode of slowhttptest, while a page is requested again and again.
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function attackBySlowClients({ origin, isRunning }, { scale, print }) {
  const { slowConnections, slowSeconds } = scale
  /** @type {import('./findings.mjs').Finding[]} */
  const findings = []
  for (const { name, args, path } of modes) {
    print(`${name} for up to ${slowSeconds} s`)
    const common = ['-c', slowConnections, '-r', 200, '-l', slowSeconds, '-p', 5, '-u', origin + path]
    const [{ output }, { probes, failed, slowestMs }] = await probeWhile(origin, () =>
      runCommand('slowhttptest', [...args, ...common.map(String)]),
    )
    const plain = stripVTControlCharacters(output)
    const count = (/** @type {string} */ state) =>
      Number([...plain.matchAll(new RegExp(`${state}:\\s+(\\d+)`, 'g'))].at(-1)?.[1] ?? 0)
    const reason = /Exit status:\s*(.*)/.exec(plain)?.[1] ?? 'none'
    const hasHeld = isRunning() && failed === 0 && slowestMs < maxProbeMs && probes > 0
    findings.push({
      attack: `slowhttptest, ${name}: ${slowConnections} connections for up to ${slowSeconds} s`,
      seen: `${probes} pages meanwhile, ${failed} failed, slowest ${slowestMs.toFixed(0)} ms; at its end ${count('connected')} connected, ${count('closed')} closed ("${reason.trim()}")`,
      outcome: hasHeld ? 'held' : 'failed',
    })
  }
  return findings
}

/**
 * @template Result
 * @param {string} origin
 * @param {() => Promise<Result>} act
 * @returns {Promise<[Result, { probes: number, failed: number, slowestMs: number }]>}
 */
async function probeWhile(origin, act) {
  const probed = { probes: 0, failed: 0, slowestMs: 0 }
  let isActing = true
  const probing = (async () => {
    while (isActing) {
      const startedAt = performance.now()
      const answer = await sendRequest(`${origin}/`).catch(() => undefined)
      probed.probes += 1
      if (answer?.status !== 200) probed.failed += 1
      probed.slowestMs = Math.max(probed.slowestMs, performance.now() - startedAt)
      await new Promise((resolve) => setTimeout(resolve, probePauseMs))
    }
  })()
  try {
    return [await act(), probed]
  } finally {
    isActing = false
    await probing
  }
}
