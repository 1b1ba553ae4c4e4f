import { readFileSync } from 'node:fs'
import t from 'tap'
import { pageFile, pathsNowhere, withPictures } from './architecture-page.ts'
import { clientLayers, gatewayLayers, sandboxLayers } from './layer-rules.ts'

const page = readFileSync(pageFile, 'utf8')

t.test('the pictures are those of the rules', async (t) => {
  t.equal(page, withPictures(page), 'npm run tool -- architecture draws them')
  const layers = [gatewayLayers, clientLayers, sandboxLayers].flat().flatMap(Object.keys)
  t.strictSame(
    layers.filter((name) => !page.includes(`<b>${name}</b>`)),
    [],
  )
})

t.test('every path that the page names is there', async (t) => {
  t.strictSame(pathsNowhere(page), [])
  const planted = '`bff/src/gateway.ts`, `gone.ts` beside it, `http/gone`, `/api/startup`'
  t.strictSame(pathsNowhere(planted), ['gone.ts', 'http/gone'])
})
