import { Readable } from 'node:stream'
import t from 'tap'
import type { ImageSource } from '#bff/images/image-source.ts'
import { createSizedImages } from '#bff/images/sized-images.ts'

function open(contentOf: (path: string) => string) {
  const resized: string[] = []
  const source = {
    get: async (path: string) => ({
      statusCode: 200,
      headers: { 'content-type': 'image/png' },
      body: Readable.from([Buffer.from(contentOf(path))]),
    }),
  } as unknown as ImageSource
  const sized = createSizedImages(source, 'platform.test', async (original, width) => {
    resized.push(`${width} ${original}`)
    return Buffer.from(`small ${original}`)
  })
  const get = (path: string, width: 160 | 240) => sized.get(path, width, new AbortController().signal)
  return { get, resized, peek: sized.peek }
}

t.test('equal pictures are resized once for each width, under however many addresses', async (t) => {
  const { get, resized } = open(() => 'cat')
  const all = await Promise.all(Array.from({ length: 50 }, (_, at) => get(`/a.png?${at}`, 160)))
  t.equal(new Set(all.map(({ value }) => value)).size, 1, 'and kept once')
  await get('/b.png', 160)
  t.same(resized, ['160 cat'])
  await get('/b.png', 240)
  t.same(resized, ['160 cat', '240 cat'])
})

t.test('what the platform tells apart by its query is told apart', async (t) => {
  const { get, peek } = open((path) => path)
  const one = await get('/a.png?v=1', 160)
  const other = await get('/a.png?v=2', 160)
  t.notSame(one.value, other.value)
  t.match(peek('/a.png?v=1', 160), { value: one.value })
  t.equal(peek('/a.png', 160), undefined)
})
