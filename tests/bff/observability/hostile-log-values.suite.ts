import { once } from 'node:events'
import { connect } from 'node:net'
import { Writable } from 'node:stream'
import pino from 'pino'
import t from 'tap'
import { createGateway } from '#bff/gateway.ts'
import { createLogFrom, lineFormat } from '#bff/observability/log.ts'
import { readConfig } from '#bff/settings/settings.ts'
import { createSandbox } from '#sandbox/server.ts'
import { send } from '../../support/send.ts'
import { until } from '../../support/until.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const reading = readConfig({
  UPSTREAM_URL: await sandbox.listen(0),
  PORT: '0',
  ADMIN_PORT: '0',
  SHUTDOWN_DRAIN_SECONDS: '0',
  SNAPSHOT_DIRECTORY: 'off',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
})
if ('errors' in reading) throw new Error(JSON.stringify(reading.errors))
let written = ''
const stream = new Writable({
  write(chunk, _encoding, done) {
    written += chunk
    done()
  },
})
const gateway = await createGateway(reading, (_config, accountInLog) =>
  createLogFrom(pino(lineFormat('a'), stream), accountInLog),
)
const port = Number(new URL((await gateway.listen()).url).port)
t.teardown(async () => {
  await gateway.close()
  await sandbox.close()
})

// The envelope's reader has made spaces of controls already; the host below has some.
const invisible = '\u061c\u200e\u200f\u202a\u202e\u2066\u2069'

t.test(
  'no control, separator or change of direction reaches the log raw, and nothing of it is lost',
  async (t) => {
    const statusMessage = `no${invisible}pe`
    const fault = { kind: 'envelope', statusCode: 0, statusMessage } as const
    sandbox.control.fault({ call: '/api/auth/login', fault, times: 1 })
    const body = { accountId: 'demo', password: 'Demo1234' }
    await send(port, '/api/session', { method: 'POST', host: `localhost:${port}`, body })
    // Node's own client refuses such a header.
    const socket = connect(port, '127.0.0.1')
    socket.write(
      Buffer.from('GET /api/startup HTTP/1.1\r\nHost: a\u0085\u009bb\r\nConnection: close\r\n\r\n', 'latin1'),
    )
    socket.resume()
    await once(socket, 'close')
    await until('both are logged', () => written.split('"kind":"request"').length > 2)

    t.notMatch(written, /[\u007f-\u009f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/)
    const lines = written
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    const { platform } = lines.find(({ operation }) => operation === 'login')
    t.equal(platform[0].statusMessage, statusMessage, 'a reader of JSON sees what came')
  },
)
