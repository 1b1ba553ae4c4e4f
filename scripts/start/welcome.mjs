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
  ${address('template1.localhost')}
  ${address('template11.localhost')}
  ${address('sportsbook1.localhost')}
  ${address('template11-mint.localhost')}   a template in another colour

Demo account   demo
Password       Demo1234
Operations     http://127.0.0.1:${adminPort}/readyz, /livez, /metrics
Logs           ${programs.map(({ logFile }) => logFile).join(', ')}

Ctrl-C stops both.`
}
