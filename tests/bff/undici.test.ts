import { createRequire } from 'node:module'
import t from 'tap'
import * as ours from '../../packages/bff/src/undici.ts'

// The very package that the gateway has, wherever npm has put it.
const entry = createRequire(new URL('../../packages/bff/package.json', import.meta.url))('undici')

t.test("the parts of undici are its entry's own", async (t) => {
  t.equal(ours.Pool, entry.Pool)
  t.equal(ours.Agent, entry.Agent)
  t.type(entry.Dispatcher.prototype.request, 'function')
})
