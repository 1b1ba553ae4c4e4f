import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { unusedOrigin } from '../../support/faulty-platform.ts'
import { gatewayMain } from '../../support/gateway-process.ts'
import { runProgram } from '../../support/run-program.ts'

t.test('a data folder on a disk that does not answer ends the start with a sentence', async (t) => {
  // Linux lets nobody create a folder there, and Node tries for ever.
  const folder = '/proc/marquee'
  const { output } = await runProgram(process.execPath, [gatewayMain], {
    cwd: join(tmpdir()),
    env: {
      SNAPSHOT_DIRECTORY: folder,
      UPSTREAM_URL: unusedOrigin,
      BRAND_DOMAINS: 'localhost',
      PORT: '0',
      ADMIN_PORT: '0',
      NODE_ENV: 'development',
    },
  })
  t.match(output, `SNAPSHOT_DIRECTORY: "${folder}" cannot be created or read`)
  t.notMatch(output, '"event":"started"')
})
