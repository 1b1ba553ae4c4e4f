import { createRequire } from 'node:module'
import t from 'tap'
import { openBuiltClient } from './built-client.ts'

const { client, server } = await openBuiltClient()
const versionFrom = (url: string | URL): string => createRequire(url)('react/package.json').version
const own = versionFrom(new URL('../../packages/web/package.json', import.meta.url))
const hoisted = versionFrom(import.meta.url)

t.test('the workspace holds a second React beside the client’s', async (t) => {
  t.match(own, /^19\./)
  t.not(hoisted, own, 'otherwise these tests prove nothing')
})

for (const [name, scripts] of Object.entries({ client, server })) {
  t.test(`the ${name}’s bundle holds only its own React`, async (t) => {
    const codes = [...scripts.values()]
    t.ok(
      codes.some((code) => code.includes(own)),
      own,
    )
    t.notOk(
      codes.some((code) => code.includes(hoisted)),
      hoisted,
    )
  })
}
