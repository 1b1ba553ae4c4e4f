import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createSandbox } from '../../../packages/sandbox/src/server.ts'
import { startGateway } from '../../support/site.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const UPSTREAM_URL = await sandbox.listen(0)
t.teardown(() => sandbox.close())
const [old, fresh, newest] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'))

async function gatewayWith(...keys: (string | undefined)[]) {
  const gateway = await startGateway({ UPSTREAM_URL, SESSION_KEYS: keys.join(',') })
  t.teardown(() => gateway.close())
  const knows = async (cookie: string) => (await gateway.ask('/api/me/balance', { cookie })).status === 200
  return { signIn: () => gateway.signIn(), knows }
}

t.test('keys rotate over two gateways without signing anyone out', async (t) => {
  const [before, first, second, after] = await Promise.all([
    gatewayWith(old),
    gatewayWith(old, fresh),
    gatewayWith(fresh, old),
    gatewayWith(newest, fresh),
  ])
  const oldest = await before.signIn()
  t.ok(await first.knows(oldest), 'the new key is known, the old one seals')
  t.ok(await second.knows(oldest), 'the new key seals, the old one still opens')
  const [sealedByFirst, sealedBySecond] = [await first.signIn(), await second.signIn()]
  t.ok(await second.knows(sealedByFirst))
  t.ok(
    await first.knows(sealedBySecond),
    'a gateway that has not been restarted yet opens what the next one sealed',
  )
  t.ok(await after.knows(sealedBySecond), 'once more, and the oldest key goes')
  t.notOk(await after.knows(oldest), 'what it sealed is over')
  t.notOk(await before.knows(sealedBySecond), 'and a gateway without the key opens nothing')
})
