import { readdirSync } from 'node:fs'
import { templateCodes } from '@marquee/contracts/templates'
import sharp from 'sharp'
import t from 'tap'
import { pictureTypeOf } from '#bff/images/picture-type.ts'
import { pictures } from '#demo-games/demo-games.ts'
import { makeGames } from '#sandbox/areas/games/catalogue/seed-catalogue.ts'
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
  const { sandbox, post, site, base } = await openSandbox(t)
  const { value } = await post('/api/product/get_hot_games', { ...(await site()), game_type: '' })
  for (const [url, type] of [
    [value[0].img_url, 'image/webp'],
    [`${base}/art/banners/worded/banner-welcome.cn.webp`, 'image/webp'],
    [`${base}/art/providers/JILI.svg`, 'image/svg+xml'],
    [`${base}/art/logos/jili.svg`, 'image/svg+xml'],
    [`${base}/art/brands/localhost/icon.svg`, 'image/svg+xml'],
  ]) {
    const response = await fetch(url)
    t.equal(response.status, 200, url)
    t.equal(response.headers.get('content-type'), type)
    t.equal(response.headers.get('cache-control'), 'public, max-age=86400')
    t.match(pictureTypeOf(Buffer.from(await response.arrayBuffer())), type)
    const etag = response.headers.get('etag') ?? ''
    const again = await sandbox.app.inject({ url: new URL(url).pathname, headers: { 'if-none-match': etag } })
    if (!url.includes('/art/brands/')) t.equal(again.statusCode, 304)
  }
  for (const path of [
    'games/tall/slots/none.webp',
    '..%2Fsrc%2Fdemo-games.ts',
    'providers/NONE.svg',
    'logos/none.svg',
    'brands/none.test/logo.svg',
    'brands/localhost/none.svg',
  ]) {
    t.equal((await fetch(`${base}/art/${path}`)).status, 404, path)
  }
})

t.test('the pictures of games have the shape of the template’s cards', async (t) => {
  const { post, site } = await openSandbox(t)
  for (const [template, width, height] of [
    ['template1', 432, 576],
    ['template4', 432, 576],
    ['template8', 336, 336],
    ['template13', 336, 336],
    ['template3', 560, 315],
  ] as const) {
    const payload = { ...(await site(`${template}.localhost`)), game_type: '' }
    const { value } = await post('/api/product/get_new_games', payload)
    const picture = await fetch(value[0].img_url)
    t.match(await sharp(await picture.bytes()).metadata(), { format: 'webp', width, height }, template)
  }
})

const listed = (folder: string) =>
  readdirSync(new URL(folder, pictures), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  )

t.test('every game has a picture in each shape, and every picture has its game', async (t) => {
  const named = new Set(makeGames(5_000).map(({ picture }) => `${picture}.webp`))
  for (const shape of ['tall', 'square', 'wide'])
    t.same(listed(`games/${shape}/`).toSorted(), [...named].toSorted(), shape)
})

t.test('whatever has a picture has one that is there, of every brand and in each language', async (t) => {
  const { base, post, site, signIn } = await openSandbox(t)
  const addresses = new Set<string>()
  const collect = ({ value }: ResponseBody) => {
    for (const { img_url } of value) addresses.add(img_url)
  }
  for (const template of templateCodes) {
    const domain = `${template}.localhost`
    const S = await site(domain)
    for (const position of ['home', 'lobby', 'promotions'])
      collect(await post('/api/cms/banner_list', { ...S, position }))
    for (const path of ['promotion/list', 'leaderboard/list', 'vip/levels'])
      collect(await post(`/api/${path}`, S))
    collect(await post('/api/cms/news_list', { ...S, page: 1, per_page: 20 }))
    collect(await post('/api/mission/list', { ...S, ...(await signIn('demo', 'Demo1234', domain)) }))
  }
  t.ok(addresses.size > 60, `${addresses.size}`)
  for (const address of addresses) t.equal((await fetch(address)).status, 200, address.replace(base, ''))
})

t.test('flat art has one pixel for a game and a banner', async (t) => {
  const { post, site, base } = await openSandbox(t, { hasFlatArt: true })
  const { value } = await post('/api/product/get_hot_games', { ...(await site()), game_type: '' })
  for (const url of [value[0].img_url, `${base}/art/banners/landscape/slots-1.webp`]) {
    const response = await fetch(url)
    t.equal(response.headers.get('content-type'), 'image/png')
    t.ok((await response.arrayBuffer()).byteLength < 100, 'one pixel')
  }
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
