import { createServer } from 'node:net'
import { ScriptError } from '../setup/run-script.mjs'

/**
 * Checks that a port can be listened on.
 * @throws {ScriptError} when it cannot
 * @param {string} host
 * @param {number} port
 * @param {string} setting name of the setting that changes the port
 */
export function requireFreePort(host, port, setting) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => {
      const reason = error.code === 'EADDRINUSE' ? 'is busy' : `cannot be used on ${host} (${error.code})`
      reject(
        new ScriptError(
          `Port ${port} ${reason}; choose another one with ${setting}, for example ${setting}=${nearby(port)} npm start.`,
        ),
      )
    })
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}

/** @param {number} port */
function nearby(port) {
  return port < 1024 ? port + 8000 : port < 65000 ? port + 1 : port - 1000
}
