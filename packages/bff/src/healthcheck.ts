import { request } from 'node:http'

// The health check of the image: asks the private listener whether the gateway is ready, and says so by its exit
// status. It reads two settings by itself, because reading them all would take longer than asking.
if (process.env.SETTINGS_FILE) process.loadEnvFile(process.env.SETTINGS_FILE)
const everyAddress = new Set(['', '0.0.0.0', '::'])
const { ADMIN_HOST = '', ADMIN_PORT } = process.env

const asking = request({
  host: everyAddress.has(ADMIN_HOST) ? '127.0.0.1' : ADMIN_HOST,
  port: ADMIN_PORT || 9090,
  path: '/readyz',
  headers: { host: 'localhost' },
  timeout: 2000,
})
asking.on('response', ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1))
asking.on('timeout', () => asking.destroy(new Error('no answer within 2 s')))
asking.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
asking.end()
