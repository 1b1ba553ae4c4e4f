import t from 'tap'
import { popupProviders, providerByCode, providers } from '../../packages/contracts/src/providers.ts'

t.test('the map from provider to logo covers about 35 providers, each with a logo of its own', async (t) => {
  const logos = Object.values(providers).map(({ logo }) => logo)
  t.ok(logos.length >= 35, `${logos.length}`)
  t.equal(new Set(logos).size, logos.length)
  for (const logo of logos) t.match(logo, /^[a-z0-9]{1,16}$/)
})

t.test('the providers of the default lists are in it', async (t) => {
  const expected = {
    JILI: 'jili',
    PPLAY: 'pplay',
    FACHAI: 'fachai',
    PGSOFT: 'pgsoft',
    JDB: 'jdb',
    YBAT: 'ybat',
    EPW: 'epw',
  }
  for (const [code, logo] of Object.entries(expected)) t.equal(providerByCode(code).logo, logo)
})

t.test('a provider that is not in it is called by its code', async (t) => {
  t.same(providerByCode('NEWCOMER'), { name: 'NEWCOMER', logo: '' })
})

t.test('EVOPLAY opens in a window of its own', async (t) => {
  t.same(popupProviders, ['EVOPLAY'])
})
