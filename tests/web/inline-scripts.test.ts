import { Script } from 'node:vm'
import t from 'tap'
import { openBuiltClient } from './built-client.ts'

const { server } = await openBuiltClient()
const scripts = [...server].filter(([file]) => file.startsWith('scripts/'))

t.test('the gateway finds the scripts that it writes into documents, and the service worker', async (t) => {
  t.same(scripts.map(([file]) => file).sort(), [
    'scripts/offline-page.js',
    'scripts/service-worker.js',
    'scripts/start-client.js',
  ])
})

for (const [file, code] of scripts) {
  t.test(`${file} is one script that may stand in a document`, async (t) => {
    t.doesNotThrow(() => new Script(code), 'a classic script: no imports, no exports')
    t.notMatch(code, /<\/script|<!--/i, 'nothing that ends or hides its element')
    // Inline scripts of a page share one scope: a name of one would stop another that declares the same name.
    t.match(code, /^\(.*\)\(\);?$/s, 'its names are its own')
    t.ok(code.length < 4096, `${code.length} bytes`)
  })
}
