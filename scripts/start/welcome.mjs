import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../setup/project-root.mjs'

const templateFolder = join(projectRoot, 'packages/contracts/src/templates')

/**
 * The message shown when the demo is ready.
 * @param {{ PORT: number, ADMIN_PORT: number }} ports
 * @param {readonly { name: string, logFile: string }[]} programs
 */
export function welcome({ PORT: port, ADMIN_PORT: adminPort }, programs) {
  const address = (/** @type {string} */ name) => `http://${name}:${port}`
  return `
Marquee is ready. Open

  ${address('localhost')}

Each template has an address of its own, and each of its colours such as ${address('template11-mint.localhost')}

${templateTable(port)}

Demo account   demo
Password       Demo1234
Studio         http://127.0.0.1:${adminPort}/studio (make a template)
Operations     http://127.0.0.1:${adminPort}/readyz, /livez, /metrics
Logs           ${programs.map(({ logFile }) => logFile).join(', ')}

Ctrl-C stops both.`
}

/**
 * An address per template, with its colours.
 * @param {number} port
 */
function templateTable(port) {
  return readdirSync(templateFolder)
    .map((file) => JSON.parse(readFileSync(join(templateFolder, file), 'utf8')))
    .map(({ code, colours }) => `  ${`http://${code}.localhost:${port}`.padEnd(38)}${colours.join(', ')}`)
    .join('\n')
}
