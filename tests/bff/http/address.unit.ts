import { BlockList } from 'node:net'
import t from 'tap'
import { plainAddress } from '#bff/http/address.ts'
import { createProxyTrust } from '#bff/http/hooks/every-request.ts'

t.test('an address is read without what connections and proxies add to it', async (t) => {
  const cases = {
    '192.0.2.1': '192.0.2.1',
    '192.0.2.1:443': '192.0.2.1',
    '::ffff:192.0.2.1': '192.0.2.1',
    '[2001:db8::1]:443': '2001:db8::1',
    'fe80::1%eth0': 'fe80::1',
    '[fe80::1%25eth0]:443': 'fe80::1',
    '::ffff:192.0.2.1%eth0': '192.0.2.1',
    unknown: 'unknown',
    'a%b': 'a%b',
  }
  for (const [told, plain] of Object.entries(cases)) t.equal(plainAddress(told), plain, told)
})

t.test('a proxy on a link-local address is trusted, whatever its zone', async (t) => {
  const proxies = new BlockList()
  proxies.addSubnet('fe80::', 10, 'ipv6')
  const isTrusted = createProxyTrust(proxies)
  t.ok(isTrusted('fe80::1%eth0'))
  t.notOk(isTrusted('2001:db8::1%eth0'))
  t.notOk(isTrusted(undefined))
  for (const again of [1, 2]) t.ok(isTrusted('fe80::2'), `seen ${again} times`)
  for (const again of [1, 2]) t.notOk(isTrusted('2001:db8::2'), `seen ${again} times`)
  t.notOk(createProxyTrust(new BlockList())('fe80::1'), 'without a list nobody is')
})
