import { createRequire } from 'node:module'
import t from 'tap'
import { openBuiltClient } from './built-client.ts'

// Each copy of React makes this object once, for react-dom to write to; its name is lost where React is read as modules.
const madeOnce = /\{\s*H:\s*null,\s*A:\s*null,\s*T:\s*null,\s*S:\s*null\b/g
const reactOf18 = '__SECRET_INTERNALS_DO_NOT_USE_OR_YOU_WILL_BE_FIRED'

const { client, server } = await openBuiltClient()
const webRequire = createRequire(new URL('../../packages/web/package.json', import.meta.url))

t.test('the workspace holds another React beside the client’s', async (t) => {
  const own = webRequire('react/package.json').version
  const hoisted = createRequire(import.meta.url)('react/package.json').version
  t.match(own, /^19\./)
  t.not(hoisted, own, 'otherwise these tests prove nothing')
})

for (const [name, scripts] of Object.entries({ client, server })) {
  t.test(`the ${name}’s bundle holds exactly one React`, async (t) => {
    const copies = [...scripts.values()].flatMap((code) => code.match(madeOnce) ?? [])
    t.equal(copies.length, 1)
    t.notOk([...scripts.values()].some((code) => code.includes(reactOf18)))
  })
}
