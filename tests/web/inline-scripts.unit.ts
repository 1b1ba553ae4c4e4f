import { runInNewContext, Script } from 'node:vm'
import t from 'tap'
import { openBuiltClient } from './built-client.ts'

const { server } = await openBuiltClient()
const scripts = [...server].filter(([file]) => file.startsWith('scripts/'))

t.test('the server build holds the inline scripts and the service worker', async (t) => {
  t.same(scripts.map(([file]) => file).sort(), [
    'scripts/former-worker.js',
    'scripts/leave-page.js',
    'scripts/offline-page.js',
    'scripts/preview.js',
    'scripts/service-worker.js',
    'scripts/start-client.js',
  ])
})

for (const [file, code] of scripts) {
  t.test(`${file} is one script that may be inlined into a document`, async (t) => {
    t.doesNotThrow(() => new Script(code), 'a classic script: no imports, no exports')
    t.notMatch(code, /<\/script|<!--/i, 'nothing that ends or hides its element')
    // Inline scripts of a page share one scope: two that declare the same name would fail.
    t.match(code, /^\(.*\)\(\);?$/s, 'its names are its own')
    t.ok(code.length < 4096, `${code.length} bytes`)
  })
}

t.test('the client starts, also where something on the way has put the script off', async (t) => {
  const added: object[] = []
  const own = { dataset: { scripts: '/a.js /b.js', modules: '' } }
  const page = {
    readyState: 'complete',
    currentScript: null,
    querySelector: (selector: string) => (selector === '[data-scripts]' ? own : null),
    querySelectorAll: () => [],
    documentElement: { dataset: {} },
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  }
  runInNewContext(server.get('scripts/start-client.js') ?? '', {
    document: page,
    navigator: {},
    setTimeout,
    requestAnimationFrame: () => {},
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  t.match(added, [
    { type: 'module', src: '/a.js' },
    { type: 'module', src: '/b.js' },
  ])
})
