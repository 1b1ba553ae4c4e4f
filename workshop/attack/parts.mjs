import { findExecutable } from '#scripts/setup/find-executable.mjs'

/**
 * A part of the attack: its module exports a function that attacks the site and returns its findings. A part that needs
 * a tool of the system is not run without it.
 * @typedef {object} Part
 * @property {string} name
 * @property {string} [tool] Debian's package and program
 * @property {boolean} [hasOwnGateways] whether it attacks gateways of its own, whose memory its findings tell
 * @property {() => Promise<Attack>} load
 */

/** @typedef {(site: import('./site.mjs').Site, options: import('./options.mjs').Options) => Promise<import('./findings.mjs').Finding[]>} Attack */

/** @type {readonly Part[]} */
const parts = [
  { name: 'headers', load: async () => (await import('./headers.mjs')).attackHeaders },
  { name: 'hosts', load: async () => (await import('./hosts.mjs')).attackByInventedHosts },
  {
    name: 'slow',
    tool: 'slowhttptest',
    load: async () => (await import('./slow-clients.mjs')).attackBySlowClients,
  },
  { name: 'scan', tool: 'wapiti', load: async () => (await import('./scanner.mjs')).attackByScanner },
  {
    name: 'drawing',
    hasOwnGateways: true,
    load: async () => (await import('./own-gateways.mjs')).drawingFindings,
  },
  {
    name: 'limits',
    hasOwnGateways: true,
    load: async () => (await import('./own-gateways.mjs')).limitFindings,
  },
  { name: 'fuzz', load: async () => (await import('./fuzz.mjs')).attackByFuzzing },
]

export const partNames = parts.map(({ name }) => name)

/**
 * Runs some parts one after the other. A part that fails to run is a finding, and the others follow.
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
export async function runParts(site, options) {
  const findings = []
  for (const part of parts.filter(({ name }) => options.parts.includes(name))) {
    console.log(`── ${part.name}`)
    const found = await runPart(part, site, options)
    const { peak, end } = site.memory.lap()
    const memory = `; memory at most ${peak.toFixed(0)} MB, at its end ${end.toFixed(0)} MB`
    for (const { attack, seen, outcome } of found) {
      const finding = { attack, seen: seen + (part.hasOwnGateways ? '' : memory), outcome }
      console.log(`${outcome}: ${attack}: ${finding.seen}`)
      findings.push(finding)
    }
  }
  return findings
}

/**
 * @param {Part} part
 * @param {import('./site.mjs').Site} site
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<import('./findings.mjs').Finding[]>}
 */
async function runPart({ name, tool, load }, site, options) {
  if (tool !== undefined && !findExecutable([tool])) {
    const seen = `${tool} is missing: apt-get install ${tool}`
    return [{ attack: `${name} by ${tool}`, seen, outcome: 'not run' }]
  }
  try {
    return await (await load())(site, options)
  } catch (error) {
    return [{ attack: name, seen: error instanceof Error ? error.message : String(error), outcome: 'failed' }]
  }
}
