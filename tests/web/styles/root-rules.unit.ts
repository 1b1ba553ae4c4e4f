import { readdir, readFile } from 'node:fs/promises'
import t from 'tap'

const source = new URL('../../../packages/web/src/', import.meta.url)

// A browser evaluates such a rule again at every change of the page. If its subject can be any element, the styles of the
// whole page are recalculated each time.
const hasOnRoot = /(?:html|:root):has\(/
const matchesAnyElement = /[\s>+~]\*(?:::?[\w-]+)?$/

t.test('a rule with :has() on the root names the elements that it styles', async (t) => {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.css'))
  const selectors = await Promise.all(
    files.map(async (name) => {
      const css = (await readFile(new URL(name, source), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
      return [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => `${name}: ${selector.trim()}`)
    }),
  )
  const rootRules = selectors.flat().filter((selector) => hasOnRoot.test(selector))
  t.ok(rootRules.length > 5, `${rootRules.length} rules`)
  t.same(
    rootRules.filter((selector) => matchesAnyElement.test(selector)),
    [],
  )
})
