import { readdir, readFile } from 'node:fs/promises'
import t from 'tap'

const source = new URL('../../../packages/web/src/', import.meta.url)

// A browser asks such a rule anew at every change of the page. Where it may reach anything, the whole page is styled
// again each time; 70 ms of a first visit went there.
const asksThePage = /(?:html|:root):has\(/
const reachesAnything = /[\s>+~]\*(?:::?[\w-]+)?$/

t.test('a rule that asks what is on the page says what it reaches', async (t) => {
  const files = (await readdir(source, { recursive: true })).filter((name) => name.endsWith('.css'))
  const selectors = await Promise.all(
    files.map(async (name) => {
      const css = (await readFile(new URL(name, source), 'utf8')).replaceAll(/\/\*[\s\S]*?\*\//g, '')
      return [...css.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => `${name}: ${selector.trim()}`)
    }),
  )
  const asking = selectors.flat().filter((selector) => asksThePage.test(selector))
  t.ok(asking.length > 5, `${asking.length} rules`)
  t.same(
    asking.filter((selector) => reachesAnything.test(selector)),
    [],
  )
})
