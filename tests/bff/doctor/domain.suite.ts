import { createSocket } from 'node:dgram'
import { Resolver } from 'node:dns/promises'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createTlsServer } from 'node:tls'
import t from 'tap'
import { createBrandDirectory } from '#bff/brands/brand-directory.ts'
import { examineAddress, visitBy } from '#bff/doctor/examinations/address.ts'
import { examineCookies } from '#bff/doctor/examinations/cookies.ts'
import {
  checkCertificate,
  examineCertificate,
  examineDomain,
  examineRecords,
} from '#bff/doctor/examinations/domain.ts'
import { readCertificate } from '#bff/doctor/subject/host.ts'
import { openWeb } from '#bff/doctor/subject/open-subject.ts'
import { brandAt, liveSettings } from '../../support/live-settings.ts'
import { needs } from '../../support/needs.ts'
import { selfSigned } from '../../support/self-signed.ts'

const { signal } = new AbortController()
const host = 'play.example.com'
const brand = brandAt(host)

/** A DNS server that knows one address, of one name. */
async function startDns(name: string): Promise<{ resolver: Resolver; close: () => void }> {
  const socket = createSocket('udp4')
  socket.on('message', (question, { port }) => {
    const labels = question.subarray(12).toString('latin1').toLowerCase()
    const isKnown = name.split('.').every((label) => labels.includes(label))
    const type = question.readUInt16BE(question.indexOf(0, 12) + 1)
    const end = question.indexOf(0, 12) + 5
    const isAnswered = isKnown && type === 1
    const head = Buffer.from(question.subarray(0, 12))
    head.writeUInt16BE(isKnown ? 0x8180 : 0x8183, 2)
    head.writeUInt16BE(isAnswered ? 1 : 0, 6)
    head.fill(0, 8)
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 60, 0, 4, 127, 0, 0, 1])
    socket.send(Buffer.concat([head, question.subarray(12, end), ...(isAnswered ? [record] : [])]), port)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  const resolver = new Resolver({ timeout: 10_000, tries: 1 })
  resolver.setServers([`127.0.0.1:${socket.address().port}`])
  return { resolver, close: () => socket.close() }
}

t.test('records are found, missing, or not to be asked for', async (t) => {
  const dns = await startDns(host)
  t.match(await examineRecords(host, dns.resolver), {
    address: '127.0.0.1',
    finding: { severity: 'ok', code: 'domainFound', message: 'DNS: A 127.0.0.1.' },
  })
  t.match(await examineRecords('nobody.invalid', dns.resolver), {
    address: undefined,
    finding: { severity: 'warning', code: 'domainWithoutAddress' },
  })
  dns.close()
  const none = new Resolver({ timeout: 200, tries: 1 })
  none.setServers(['127.0.0.1:1'])
  t.match(await examineRecords(host, none), { finding: { severity: 'note', code: 'dnsNotExamined' } })
})

t.test('local names are not asked for', async (t) => {
  for (const name of ['localhost', 'brand.localhost', 'gateway', '127.0.0.1', '[::1]', 'a.test'])
    t.match(await examineDomain({ host: name }, signal), [{ severity: 'note', code: 'domainLocal' }], name)
})

t.test('a certificate is read, whoever signed it', needs('openssl'), async (t) => {
  const { key, cert } = selfSigned(t, host)
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const endpoint = { host, address: '127.0.0.1', port }
  t.match(await readCertificate(endpoint, signal), {
    issuer: 'Nobody',
    isForHost: true,
    distrust: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  })
  t.match(await examineCertificate(endpoint, signal), { severity: 'error', code: 'certificateUntrusted' })
  const other = { ...endpoint, host: 'other.example.com' }
  t.match(await examineCertificate(other, signal), { severity: 'error', code: 'certificateOfAnother' })
  server.close()
  await once(server, 'close')
  t.match(await examineCertificate(endpoint, signal), { severity: 'note', code: 'certificateNotExamined' })
})

t.test('a certificate ends', async (t) => {
  const good = { issuer: 'Authority', isForHost: true, distrust: '' }
  const judged = (days: number, facts: object = {}) =>
    checkCertificate(host, { ...good, validTo: new Date(Date.now() + days * 86_400_000 + 60_000), ...facts })
  t.match(judged(60), { severity: 'ok', code: 'certificateValid', message: /60 days more/ })
  t.match(judged(13), { severity: 'warning', code: 'certificateEnding', message: /13 days more/ })
  t.match(judged(-2, { distrust: 'CERT_HAS_EXPIRED' }), { severity: 'error', code: 'certificateExpired' })
})

t.test('the site has one address, with and without www, and with TLS alone', async (t) => {
  const web = openWeb()
  let leadsTo: string | undefined = `https://${host}/`
  const server = createHttpServer((_, response) => {
    response.writeHead(leadsTo ? 301 : 200, leadsTo ? { location: leadsTo } : {}).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visit = () => visitBy({ web, signal })(`http://127.0.0.1:${port}/`)
  const brands = (...domains: string[]) =>
    createBrandDirectory(liveSettings({ BRAND_DOMAINS: domains.join(',') }), { scheme: 'https' })
  const one = { brand, brands: brands(host) }
  t.match(await examineAddress(one, [], visit), [{ severity: 'ok', code: 'addressSingle' }])
  leadsTo = 'https://other.example.com/'
  t.match(await examineAddress(one, [], visit), [
    { code: 'redirectMissing', message: /http:\/\/play.* https:\/\/www\./ },
  ])
  leadsTo = undefined
  t.match(await examineAddress(one, [], visit), [{ severity: 'warning', code: 'redirectMissing' }])
  server.close()
  t.match(await examineAddress(one, [], visit), [{ severity: 'note', code: 'redirectsNotExamined' }])
  const both = { brand, brands: brands(host, `www.${host}`) }
  t.match(await examineAddress(both, [], visit), [{ code: 'servedTwice' }, { code: 'redirectsNotExamined' }])
  await web.close()
})

t.test('cookies are bound to host and TLS, but for local names', async (t) => {
  t.match(examineCookies({ publicScheme: 'https' }, brand), [
    {
      severity: 'ok',
      message: '__Host-session and __Host-device: Secure, HttpOnly, SameSite=lax, bound to this host.',
    },
  ])
  t.match(examineCookies({ publicScheme: 'http' }, brand), [{ severity: 'error', code: 'cookiesInsecure' }])
  const local = brandAt('localhost', 'http://localhost')
  t.match(examineCookies({ publicScheme: 'http' }, local), [{ severity: 'note', code: 'cookiesInsecure' }])
})
