import t from 'tap'
import { startSite } from '../../../support/site.ts'

const site = await startSite()
t.teardown(() => site.close())

const referralOf = async (host: string) => {
  const cookie = await site.signIn('demo', 'Demo1234', host)
  return (await site.ask('/api/referral', { host, cookie })).json<{ referralLink: string; qrText: string }>()
}

t.test('aff_domain is the host of referral links', async (t) => {
  const { referralLink, qrText } = await referralOf('extras.localhost')
  t.match(referralLink, /^https:\/\/affiliates\.extras\.localhost\.example\/register\?referrer_code=\w+$/)
  t.equal(qrText, referralLink)
  t.match((await site.ask('/api/startup', { host: 'extras.localhost' })).json(), {
    affiliateDomain: 'affiliates.extras.localhost.example',
  })
})

t.test('without aff_domain, and with what is no host, referral links lead to the brand’s own', async (t) => {
  const own = new RegExp(`^http://localhost:${site.port}/register\\?referrer_code=\\w+$`)
  t.match((await referralOf('localhost')).referralLink, own)
  const host = 'oddhost.localhost'
  const fault = { kind: 'drift', replace: { aff_domain: 'not a host' } } as const
  site.sandbox.control.fault({ call: '/api/startup', domain: host, fault })
  t.match((await referralOf(host)).referralLink, `http://${host}:${site.port}/register?`)
})

t.test('a link that the platform leads elsewhere stays as it is', async (t) => {
  const host = 'elsewhere.localhost'
  const fault = {
    kind: 'drift',
    replace: { 'value.0.referral_link': 'https://r.example/x1', 'value.0.qr_text': '' },
  } as const
  site.sandbox.control.fault({ call: '/api/referral/info', domain: host, fault })
  t.match(await referralOf(host), { referralLink: 'https://r.example/x1', qrText: 'https://r.example/x1' })
})
