// npm run measure:support: how long `npm run support` takes to answer from a log of 1 GB, and how much memory.
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findNode } from './setup/find-node.mjs'
import { projectRoot } from './setup/project-root.mjs'
import { runCommand } from './setup/run-command.mjs'
import { runScript, ScriptError } from './setup/run-script.mjs'
import { generateLog } from './support/generate-log.mjs'

const bytes = 1e9
const runs = 5

await runScript(async () => {
  const node = await findNode(projectRoot)
  const folder = mkdtempSync(join(tmpdir(), 'marquee-log-'))
  try {
    const log = join(folder, 'gateway.log')
    console.log('Writing a log …')
    const reference = await generateLog(log, bytes)
    const command = [join(projectRoot, 'packages/bff/src/support.ts'), reference, log]
    const measured = []
    for (let run = 0; run < runs; run++) measured.push(await measure(node, command))
    console.log(`${(statSync(log).size / 1e6).toFixed(0)} MB, ${runs} runs`)
    for (const [name, unit] of /** @type {const} */ ([
      ['seconds', 's'],
      ['processorSeconds', 's of a processor'],
      ['megabytes', 'MB of memory'],
    ])) {
      const values = measured.map((one) => one[name]).sort((one, other) => one - other)
      console.log(`median ${values[Math.floor(runs / 2)]}, ${values[0]} to ${values.at(-1)} ${unit}`)
    }
    return 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

/**
 * Runs the command as a process of its own.
 * @param {string} node
 * @param {string[]} command
 */
async function measure(node, command) {
  const used = '[process.resourceUsage().maxRSS, process.cpuUsage().user + process.cpuUsage().system]'
  const report = `process.on("exit", () => console.error("used " + ${used}.join(" ")))`
  const preload = `data:text/javascript,${encodeURIComponent(report)}`
  const startedAt = performance.now()
  const { ok, output } = await runCommand(node, ['--import', preload, ...command])
  if (!ok) throw new ScriptError(output)
  const [, kilobytes, microseconds] = /used (\d+) (\d+)/.exec(output) ?? []
  return {
    processorSeconds: Number((Number(microseconds) / 1e6).toFixed(1)),
    seconds: Number(((performance.now() - startedAt) / 1000).toFixed(1)),
    megabytes: Math.round(Number(kilobytes) / 1024),
  }
}
