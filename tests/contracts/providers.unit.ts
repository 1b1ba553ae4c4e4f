import { popupProviders, providerByCode, providers } from '@marquee/contracts/providers'
import t from 'tap'

t.test('a map from provider code to logo code covers about 35 providers, each with its own', async (t) => {
  const logos = Object.values(providers).map(({ logo }) => logo)
  t.ok(logos.length >= 35, `${logos.length}`)
  t.equal(new Set(logos).size, logos.length)
  for (const logo of logos) t.match(logo, /^[a-z0-9]{1,16}$/)
})

t.test('the providers of the default lists are known', async (t) => {
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

t.test('an unknown provider is named by its code', async (t) => {
  t.same(providerByCode('NEWCOMER'), { name: 'NEWCOMER', logo: '' })
})

t.test('EVOPLAY opens in a pop-up window', async (t) => {
  t.same(popupProviders, ['EVOPLAY'])
})
