import { randomBytes } from 'node:crypto'
import t from 'tap'
import { createSandbox } from '#sandbox/server.ts'
import { startGateway } from '../../support/site.ts'

const sandbox = await createSandbox({ databaseFile: ':memory:' })
const UPSTREAM_URL = await sandbox.listen(0)
t.teardown(() => sandbox.close())
const [oldKey, newKey, newestKey] = Array.from({ length: 3 }, () => randomBytes(32).toString('base64url'))

async function gatewayWith(...keys: (string | undefined)[]) {
  const gateway = await startGateway({ UPSTREAM_URL, SESSION_KEYS: keys.join(',') })
  t.teardown(() => gateway.close())
  const accepts = async (cookie: string) => (await gateway.ask('/api/me/balance', { cookie })).status === 200
  const ask = (cookie: string) => gateway.ask('/api/session', { cookie })
  return { signIn: () => gateway.signIn(), accepts, ask }
}

t.test('keys are rotated across two gateways without signing anyone out', async (t) => {
  const [before, first, second, after] = await Promise.all([
    gatewayWith(oldKey),
    gatewayWith(oldKey, newKey),
    gatewayWith(newKey, oldKey),
    gatewayWith(newestKey, newKey),
  ])
  const oldest = await before.signIn()
  t.ok(await first.accepts(oldest), 'the new key is accepted, the old one still seals')
  t.ok(await second.accepts(oldest), 'the new key seals, the old one still opens')
  const [sealedByFirst, sealedBySecond] = [await first.signIn(), await second.signIn()]
  t.ok(await second.accepts(sealedByFirst))
  t.ok(
    await first.accepts(sealedBySecond),
    'a gateway that is not restarted yet opens cookies sealed with the new key',
  )
  t.ok(await after.accepts(sealedBySecond), 'after the next rotation the second key still opens')
  t.notOk(await after.accepts(oldest), 'a cookie sealed with the removed key is refused')
  t.notOk(await before.accepts(sealedBySecond), 'a gateway without the key refuses the cookie')
  t.same((await after.ask(`${oldest}; player=1`)).cookies, ['player='], 'the page shows no player any more')
})
