import type { ResponseOf } from '@marquee/contracts/operations'
import { providerByCode } from '@marquee/contracts/providers'
import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox
const call = '/api/product/provider_list'
// Those of which the sandbox has no pictures.
const unpictured = new Set(['SABA', 'CMD368', 'TCGLOTTERY'])

const providersOf = async (host: string, { ask } = site) => {
  const { providers } = (await ask('/api/games?perPage=1', { host })).json<ResponseOf<'listGames'>>()
  return new Map(providers.map(({ code, imageUrl }) => [code, imageUrl]))
}

t.test('every provider of a lobby has its picture, which the gateway serves', async (t) => {
  const pictures = [...(await providersOf('logos.localhost'))]
  t.ok(pictures.length >= 30, `${pictures.length}`)
  for (const [code, imageUrl] of pictures)
    t.equal(imageUrl, unpictured.has(code) ? '' : `/media/art/providers/${code}.svg`)
  const [, first = ''] = pictures.find(([, imageUrl]) => imageUrl !== '') ?? []
  t.match(await site.ask(first, { host: 'logos.localhost' }), { status: 200 })
})

t.test('a map from provider code to logo code gives the picture that the platform does not', async (t) => {
  const mapped = await startSite({ PROVIDER_LOGOS: '/art/logos/{logo}.svg' })
  t.teardown(() => mapped.close())
  const pictures = await providersOf('mapped.localhost', mapped)
  for (const [code, imageUrl] of pictures) {
    const { logo } = providerByCode(code)
    const expected = unpictured.has(code) ? `logos/${logo}` : `providers/${code}`
    t.equal(imageUrl, `/media/art/${expected}.svg`)
  }
  const served = await mapped.ask(pictures.get('SABA') ?? '', { host: 'mapped.localhost' })
  t.match(served, { status: 200, headers: { 'content-type': /svg/ }, text: /SABA/i })

  mapped.sandbox.control.fault({
    call,
    domain: 'listless.localhost',
    fault: { kind: 'status', status: 500 },
  })
  const without = await providersOf('listless.localhost', mapped)
  t.equal(without.get('JILI'), '/media/art/logos/jili.svg', 'also where the platform has no list of them')
})

t.test(
  'a picture that is missing, or is no address, is none; without their list providers have none',
  async (t) => {
    const [code = ''] = [...(await providersOf('known.localhost')).keys()]
    const only = { provider_code: code, provider_name: code, game_type: 'SLOTS' }
    for (const [host, img_url] of [
      ['empty.localhost', ''],
      ['script.localhost', 'javascript:alert(1)'],
    ] as const) {
      control.fault({
        call,
        domain: host,
        fault: { kind: 'drift', replace: { value: [{ ...only, img_url }] } },
      })
      t.equal((await providersOf(host)).get(code), '', host)
    }
    control.fault({ call, domain: 'down.localhost', fault: { kind: 'status', status: 500 } })
    const without = await providersOf('down.localhost')
    t.ok(without.size >= 30)
    t.same([...new Set(without.values())], [''])
  },
)
