import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import sharp from 'sharp'
import t from 'tap'
import { pictureTypeOf } from '#bff/images/picture-type.ts'
import { createPictureCache } from '#sandbox/http/picture-cache.ts'
import { openFolder } from '../../support/open-folder.ts'
import { openSandbox, type ResponseBody } from '../open-sandbox.ts'

interface Game {
  game_code: string
  game_name: string
  provider_code: string
  game_type: string
  img_url: string
  is_hot: boolean
  is_new: boolean
}

t.test('the lists have the lengths and providers of the specification', async (t) => {
  const { post, site } = await openSandbox(t)
  const payload = { ...(await site()), game_type: '' }
  const known = ['JILI', 'PPLAY', 'FACHAI', 'PGSOFT', 'JDB', 'YBAT', 'EPW']
  for (const [list, length] of [
    ['hot', 15],
    ['featured', 10],
    ['popular', 6],
    ['new', 6],
  ] as const) {
    const { value } = (await post(`/api/product/get_${list}_games`, payload)) as { value: Game[] }
    t.equal(value.length, length, list)
    for (const game of value)
      t.ok(known.includes(game.provider_code) && game.game_type === 'SLOTS', game.game_name)
    if (list === 'hot') t.ok(value.every((game) => game.is_hot))
    if (list === 'new') t.ok(value.every((game) => game.is_new))
  }
})

t.test('the catalogue has providers, types, pages, sorting and search', async (t) => {
  const { post, site } = await openSandbox(t)
  const S = await site()
  const providers = (await post('/api/product/provider_list', { ...S, game_type: '' })).value
  t.ok(new Set(providers.map((p: ResponseBody) => p.provider_code)).size >= 35)
  t.equal(new Set(providers.map((p: ResponseBody) => p.game_type)).size, 12)
  t.match(
    providers.find((p: ResponseBody) => p.provider_code === 'EVOPLAY'),
    { launch_mode: 'POPUP' },
  )
  t.ok(providers.some((p: ResponseBody) => p.is_maintenance && p.maintenance_until))

  const page = (more: object) =>
    post('/api/product/game_list', { ...S, game_type: '', per_page: 200, ...more })
  const games: Game[] = [...(await page({ page: 1 })).value, ...(await page({ page: 2 })).value]
  t.equal(games.length, (await page({})).total)
  t.equal(games.length, 400)
  t.equal(new Set(games.map((game) => `${game.provider_code}/${game.game_code}`)).size, 400)
  t.equal(new Set(games.map((game) => game.game_name)).size, 400)
  t.equal(new Set(games.map((game) => game.game_type)).size, 12)
  t.ok(games[0]?.is_hot)

  const byName = (await page({ sort: 'AZ', game_type: 'FISH' })).value.map((game: Game) => game.game_name)
  t.same(
    byName,
    byName.toSorted((a: string, b: string) => a.localeCompare(b, 'en')),
  )
  t.ok((await page({ sort: 'NEW' })).value[0].is_new)
  t.ok((await page({ provider_code: 'JILI' })).value.every((game: Game) => game.provider_code === 'JILI'))
  t.equal(
    (await post('/api/product/game_list', { ...S, game_type: 'SLOTS' })).value.length,
    10,
    'ten per page by default',
  )
  t.match(await page({ sort: 'OLDEST' }), { statusCode: 400 })
  t.match(await page({ per_page: 201 }), { statusCode: 400 })
  t.match(await page({ page: 0 }), { statusCode: 400 })
  const future = new Date(Date.now() + 60_000).toISOString()
  t.equal((await page({ updated_after: future })).total, 0)

  const find = async (keyword: string) => (await post('/api/product/search', { ...S, keyword })).value ?? []
  t.ok((await find('dragon')).length > 0)
  t.ok((await find('百家乐')).length > 0)
  t.same(await find('no such game'), [])
  t.match(await post('/api/product/search', { ...S, keyword: 'x' }), {
    statusCode: 400,
    fields: { keyword: 'length' },
  })
})

t.test('the catalogue can have five thousand games', async (t) => {
  const { post, site } = await openSandbox(t, { gameCount: 5000 })
  const response = await post('/api/product/game_list', { ...(await site()), game_type: '', per_page: 200 })
  t.equal(response.total, 5000)
})

t.test('pictures have a lifetime of a day and an ETag', async (t) => {
  const { post, site, base } = await openSandbox(t)
  const { value } = await post('/api/product/get_hot_games', { ...(await site()), game_type: '' })
  for (const [url, type] of [
    [value[0].img_url, 'image/webp'],
    [`${base}/art/banners/banner/slots/banner-welcome.cn.webp`, 'image/webp'],
    [`${base}/art/providers/JILI.svg`, 'image/svg+xml'],
    [`${base}/art/logos/jili.svg`, 'image/svg+xml'],
    [`${base}/art/brands/localhost/icon.svg`, 'image/svg+xml'],
  ]) {
    const response = await fetch(url)
    t.equal(response.status, 200, url)
    t.equal(response.headers.get('content-type'), type)
    t.equal(response.headers.get('cache-control'), 'public, max-age=86400')
    t.match(pictureTypeOf(Buffer.from(await response.arrayBuffer())), type)
    const again = await fetch(url, { headers: { 'if-none-match': response.headers.get('etag') ?? '' } })
    t.equal(again.status, 304)
  }
  for (const path of [
    'games/portrait/JILI/none.webp',
    `games/none/JILI/${value[0].game_code}.webp`,
    'providers/NONE.svg',
    'logos/none.svg',
    'brands/none.test/logo.svg',
    'brands/localhost/none.svg',
    'banners/banner/none/x.webp',
    'banners/none/slots/x.webp',
  ]) {
    t.equal((await fetch(`${base}/art/${path}`)).status, 404, path)
  }
})

t.test('the pictures of games have the shape of the template’s cards', async (t) => {
  const { post, site } = await openSandbox(t)
  for (const [template, width, height] of [
    ['template1', 640, 853],
    ['template4', 640, 768],
    ['template8', 640, 640],
    ['template13', 640, 640],
    ['template3', 960, 540],
  ] as const) {
    const payload = { ...(await site(`${template}.localhost`)), game_type: '' }
    const { value } = await post('/api/product/get_new_games', payload)
    const picture = await fetch(value[0].img_url)
    t.match(await sharp(await picture.bytes()).metadata(), { format: 'webp', width, height }, template)
  }
})

t.test(
  'those who ask for a picture at once wait for one drawing, and a failed one is tried again',
  async (t) => {
    let drawings = 0
    const send = createPictureCache({
      type: 'image/webp',
      encode: async (svg) => {
        drawings += 1
        await setImmediate()
        if (drawings === 1) throw new Error('no memory')
        return Buffer.from(svg)
      },
    })
    const app = Fastify()
    app.get('/picture', (request, reply) => send(request, reply, () => () => 'drawn'))
    const ask = () => Promise.all([1, 2, 3].map(() => app.inject('/picture')))
    for (const { statusCode } of await ask()) t.equal(statusCode, 500)
    for (const { statusCode, body } of await ask()) t.same([statusCode, body], [200, 'drawn'])
    t.equal(drawings, 2)
  },
)

t.test('a picture that was drawn is kept for the next start', async (t) => {
  const picturesFolder = join(openFolder(t), 'pictures')
  const path = '/art/games/portrait/JILI/jade-dragon-rush.webp'
  const one = await openSandbox(t, { picturesFolder })
  t.equal((await fetch(one.base + path)).status, 200)
  const [name = '', ...others] = readdirSync(picturesFolder)
  t.same(others, [])
  await one.sandbox.close()

  const kept = Buffer.from('kept from the last start')
  writeFileSync(join(picturesFolder, name), kept)
  const two = await openSandbox(t, { picturesFolder })
  t.same(Buffer.from(await (await fetch(two.base + path)).bytes()), kept)
})

t.test('flat art has one pixel for a game and a banner, and none for what there is not', async (t) => {
  const { post, site, base } = await openSandbox(t, { hasFlatArt: true })
  const { value } = await post('/api/product/get_hot_games', { ...(await site()), game_type: '' })
  for (const url of [value[0].img_url, `${base}/art/banners/banner/slots/harvest-moon.webp`]) {
    const response = await fetch(url)
    t.equal(response.headers.get('content-type'), 'image/png')
    t.ok((await response.arrayBuffer()).byteLength < 100, 'one pixel')
  }
  for (const path of ['games/portrait/JILI/none.webp', 'banners/banner/none/x.webp'])
    t.equal((await fetch(`${base}/art/${path}`)).status, 404, path)
})

t.test('favorites are stored once each', async (t) => {
  const { post, signIn } = await openSandbox(t)
  const A = await signIn('jun', 'Jun12345')
  const game = { game_code: 'jade-dragon-rush', provider_code: 'JILI', game_type: 'SLOTS' }
  t.same((await post('/api/home/fav_list', A)).value, [])
  await post('/api/home/fav_add', { ...A, ...game })
  const { value } = await post('/api/home/fav_add', { ...A, ...game })
  t.equal(value.length, 1)
  t.match(value[0], { ...game, game_name: 'Jade Dragon Rush', img_url: /\.webp$/ })
  t.match(await post('/api/home/fav_add', { ...A, ...game, game_code: 'none' }), {
    statusMessage: 'notFound',
  })
  t.same((await post('/api/home/fav_remove', { ...A, ...game })).value, [])
  t.ok((await post('/api/home/fav_list', await signIn())).value.length > 0)
})
