/**
 * The message shown when the demo is ready.
 * @param {{ PORT: number, ADMIN_PORT: number, SANDBOX_PORT: number }} ports
 * @param {readonly { name: string, logFile: string }[]} programs
 */
export function welcome({ PORT: port, ADMIN_PORT: adminPort, SANDBOX_PORT: sandboxPort }, programs) {
  const address = (/** @type {string} */ name) => `http://${name}:${port}`
  return `
Marquee is ready. Open

  ${address('localhost')}

and every template and color, with pictures, from

  http://localhost:${sandboxPort}

Demo account   demo
Password       Demo1234
Studio         http://127.0.0.1:${adminPort}/studio (make a template)
Support        http://127.0.0.1:${adminPort}/support (look a reference up)
Operations     http://127.0.0.1:${adminPort}/readyz, /livez, /metrics
Logs           ${programs.map(({ logFile }) => logFile).join(', ')}

Ctrl-C stops both.`
}
