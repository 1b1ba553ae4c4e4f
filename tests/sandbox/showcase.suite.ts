import { readdir, stat } from 'node:fs/promises'
import { templateCodes, templates } from '@marquee/contracts/templates'
import sharp from 'sharp'
import t from 'tap'
import { openSandbox } from './open-sandbox.ts'

const folder = new URL('../../packages/sandbox/src/showcase/pictures/', import.meta.url)

t.test('the index shows every template, and links to each of its colors', async (t) => {
  const { base } = await openSandbox(t, { sitePort: 8123 })
  const index = await fetch(`${base}/`)
  t.match(index.headers.get('content-type'), 'text/html')
  const html = await index.text()
  for (const code of templateCodes) {
    t.ok(html.includes(`<img src="/showcase/${code}.webp"`), code)
    for (const color of templates[code].colors)
      t.ok(html.includes(`"http://${code}-${color}.localhost:8123"`), `${code} in ${color}`)
  }
  for (const code of templateCodes) {
    const picture = await fetch(`${base}/showcase/${code}.webp`)
    t.equal(picture.status, 200, code)
    t.match(await sharp(await picture.bytes()).metadata(), { format: 'webp', width: 560, height: 350 }, code)
  }
  for (const name of ['template99.webp', 'template1.png', '..%2Findex-page.ts'])
    t.equal((await fetch(`${base}/showcase/${name}`)).status, 404, name)
})

t.test('the pictures are those of the templates, and small', async (t) => {
  const files = await readdir(folder)
  t.same(
    files.sort(),
    templateCodes.map((code) => `${code}.webp`).sort(),
    '`npm run gallery -- --thumbnails`',
  )
  const sizes = await Promise.all(files.map(async (file) => (await stat(new URL(file, folder))).size))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  t.ok(bytes <= 400_000, `${bytes} bytes in all`)
})
