import { Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import t, { type Test } from 'tap'
import { Exchange } from '#bff/upstream/client/exchange.ts'
import { connectPool } from '#bff/upstream/platform.ts'
import { answer, openFaultyPlatform } from '../../support/faulty-platform.ts'
import { success } from './open-platform.ts'

const stallMs = 1_000

/** Sends a body that comes in pieces, each after a pause. */
async function send(t: Test, pausesMs: readonly number[]): Promise<Exchange> {
  const upstream = await openFaultyPlatform()
  upstream.always(answer(success))
  const pool = connectPool(upstream.url, 1, stallMs)
  t.teardown(() => pool.destroy().then(() => upstream.close()))
  async function* pieces() {
    for (const [index, pause] of pausesMs.entries()) {
      await sleep(pause)
      yield Buffer.from(index === 0 ? '{"a":"' : index === pausesMs.length - 1 ? '"}' : 'x')
    }
  }
  const length = 6 + 2 + pausesMs.length - 2
  const headers = ['content-type', 'application/json', 'content-length', String(length)]
  const body = Readable.from(pieces(), { objectMode: false })
  return Exchange.run(pool, { path: '/', headers, body, signal: undefined }, stallMs)
}

t.test('a body that goes on arriving takes as long as it takes', async (t) => {
  const { failure, httpStatus } = await send(t, [300, 300, 300, 300, 300])
  t.same({ failure, httpStatus }, { failure: undefined, httpStatus: 200 })
})

t.test('and one that stands still is given up', async (t) => {
  t.equal((await send(t, [0, 3_000, 0])).failure, 'timeout')
})
