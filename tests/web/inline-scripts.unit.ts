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

/** Runs the script that starts the client, and returns what it adds to the page, asks for and sets on its root. */
function runStart({ reads, cookie = '', search = '' }: { reads?: string; cookie?: string; search?: string }) {
  const added: object[] = []
  const asked: string[] = []
  const dataset: Record<string, string> = {}
  const own = { dataset: { scripts: '/a.js /b.js', modules: '', ...(reads && { reads }) } }
  const page = {
    readyState: 'complete',
    currentScript: null,
    cookie,
    querySelector: (selector: string) => (selector === '[data-scripts]' ? own : null),
    querySelectorAll: () => [],
    documentElement: { dataset },
    createElement: () => ({}),
    head: { append: (element: object) => added.push(element) },
  }
  runInNewContext(server.get('scripts/start-client.js') ?? '', {
    document: page,
    location: { search },
    fetch: async (address: string) => asked.push(address),
    navigator: {},
    setTimeout,
    requestAnimationFrame: () => {},
    getComputedStyle: () => ({ getPropertyValue: () => '' }),
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  return { added, asked, dataset }
}

t.test('the client starts, also where something on the way has put the script off', async (t) => {
  t.match(runStart({}).added, [
    { type: 'module', src: '/a.js' },
    { type: 'module', src: '/b.js' },
  ])
})

t.test('a page begins with the visitor’s frame, a player’s, or with nothing during a break', async (t) => {
  const frameOf = (cookie: string) => runStart({ cookie }).dataset.player
  t.same(['', 'multiplayer=paused'].map(frameOf), [undefined, undefined])
  t.same(['player=1', 'lang=EN; __Host-player=1', 'player=other'].map(frameOf), ['', '', ''])
  t.same(['player=paused', 'lang=EN; __Host-player=paused; x=1'].map(frameOf), ['paused', 'paused'])
})

t.test('a player’s first reads begin with the document, and nobody else’s', async (t) => {
  const reads = '/api/session /api/me/inbox'
  t.same(runStart({ reads, cookie: 'lang=EN; player=1' }).asked, ['/api/session', '/api/me/inbox'])
  t.same(runStart({ reads, cookie: '__Host-player=1' }).asked, ['/api/session', '/api/me/inbox'])
  t.same(runStart({ reads, cookie: 'lang=EN; multiplayer=1' }).asked, [], 'a visitor')
  t.same(runStart({ reads, cookie: 'player=1', search: '?id=D1' }).asked, [], 'another step of the page')
  t.same(runStart({ cookie: 'player=1' }).asked, [], 'a page for everybody')
})
