// A brand without a business area: nothing of what the gateway sends leads to it, and nobody is asked for it. One brand
// for each area lacks just that one.
import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import { categories } from '@marquee/contracts/categories'
import { splitLanguagePrefix, withLanguagePrefix } from '@marquee/contracts/languages'
import { type OperationId, operationIds } from '@marquee/contracts/operations'
import {
  absentPageField,
  isOffered,
  type PageName,
  pageByPath,
  pageNames,
  pagePath,
  pages,
} from '@marquee/contracts/pages'
import t, { type Test } from 'tap'
import { type RunningSite, startSite } from '../../support/site.ts'
import { isFullRun } from '../../support/test-size.ts'
import { answeredIds, declarationOf, sendExample } from './send-example.ts'
import { upstreamCalls } from './upstream-calls.ts'

const site = await startSite()
t.teardown(() => site.close())
const { control } = site.sandbox

/** The paths of the platform's calls that only operations of this area make. */
function callsOf(area: Capability): Set<string> {
  const pathOf = (id: OperationId) => {
    const call = upstreamCalls[id]
    return call === 'none' ? [] : [call.path]
  }
  const isOfArea = (id: OperationId) => declarationOf(id).capability === area
  const others = new Set(operationIds.filter((id) => !isOfArea(id)).flatMap(pathOf))
  return new Set(
    operationIds
      .filter(isOfArea)
      .flatMap(pathOf)
      .filter((path) => !others.has(path)),
  )
}

/** Every address of the site's own that a text names: attributes of markup, the lines of a sitemap, and JSON. */
function namedPaths(text: string, origin: string): string[] {
  const addresses = [
    ...[...text.matchAll(/\s(?:href|action|content)="([^"]*)"/g)].map(([, address = '']) => address),
    ...[...text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address),
    ...[...text.matchAll(/"((?:https?:\/\/[^"\s]*)?\/[^"\s]*)"/g)].map(([, address = '']) => address),
  ]
  return addresses.flatMap((address) => {
    if (!/^(https?:)?\//.test(address)) return []
    const url = URL.parse(address, origin)
    return url?.origin === origin ? [splitLanguagePrefix(url.pathname).path] : []
  })
}

/** The pages that a text leads to although the brand does not offer them. */
function leaks(text: string, origin: string, offered: readonly Capability[]): string[] {
  const names = namedPaths(text, origin).flatMap((path) => pageByPath(path) ?? [])
  return [...new Set(names)].filter((name) => !isOffered(name, offered))
}

// Lobbies differ in their games only, and the document of a page behind a log-in is that of any other one.
const lobbies = new Set<string>(Object.values(categories).map(({ route }) => route))
const alike = pageNames.filter((name) => pages[name].access === 'player' || lobbies.has(pagePath(name)))
const representatives: readonly PageName[] = ['slots', 'sports', 'account']
const readPages = pageNames.filter(
  (name) => isFullRun || representatives.includes(name) || !alike.includes(name),
)

/** A brand without one area. */
interface Brand {
  area: Capability
  host: string
  origin: string
  offered: readonly Capability[]
  cookie: string
}

async function brandWithout(area: Capability): Promise<Brand> {
  const host = `no-${area.toLowerCase()}.localhost`
  const cookie = await site.signIn('demo', 'Demo1234', host)
  const offered = servedCapabilities.filter((other) => other !== area)
  return { area, host, origin: `http://${host}:${site.port}`, offered, cookie }
}

/** Brands take turns with the pages: each has a third of them, and all of them in a full run. */
const readOf = (area: Capability) =>
  readPages.filter((_, index) => isFullRun || index % 3 === servedCapabilities.indexOf(area) % 3)

/** Reads pages that the brand offers, as a visitor and as a player. */
async function readsPages(t: Test, { area, host, origin, offered, cookie }: Brand): Promise<void> {
  for (const name of readOf(area).filter((name) => isOffered(name, offered))) {
    for (const ask of [{ host }, { host, cookie }]) {
      const { status, text } = await site.ask(pagePath(name), ask)
      t.equal(status, 200, name)
      t.same(leaks(text, origin, offered), [], `links of ${name}`)
    }
  }
  for (const path of ['/sitemap.xml', '/manifest.webmanifest', '/sw.js', '/no-such-page'])
    t.same(leaks((await site.ask(path, { host })).text, origin, offered), [], path)
}

/** Every page of the area leads to the home page, which is told which one was asked for. */
async function leadsHome(t: Test, { host, offered, cookie }: Brand): Promise<void> {
  for (const name of pageNames.filter((name) => !isOffered(name, offered))) {
    for (const [language, ask] of [
      ['EN', { host }],
      ['CN', { host, cookie }],
    ] as const) {
      const { status, headers } = await site.ask(withLanguagePrefix(language, pagePath(name)), ask)
      const home = withLanguagePrefix(language, '/')
      t.same([status, headers.location], [302, `${home}?${absentPageField}=${name}`], name)
    }
  }
}

/** Every operation of the area is unknown, and those of the others ask for nothing of it. */
async function asksNobody(t: Test, { area, host, cookie }: Brand, site: RunningSite): Promise<void> {
  for (const id of answeredIds) {
    const { capability, method } = declarationOf(id)
    if (capability === area) {
      const answer = await sendExample(site, id, { host, cookie })
      t.match([answer.status, answer.json()], [404, { code: 'notFound' }], id)
    } else if (method === 'GET') await sendExample(site, id, { host, cookie })
  }
}

for (const area of servedCapabilities) {
  t.test(`a brand without ${area}`, async (t) => {
    const brand = await brandWithout(area)
    const startup = await site.ask('/api/startup', brand)
    t.same(startup.json<{ capabilities: Capability[] }>().capabilities, brand.offered)
    control.clearCalls()
    await readsPages(t, brand)
    await leadsHome(t, brand)
    await asksNobody(t, brand, site)
    const forbidden = callsOf(area)
    t.ok(forbidden.size > 0, 'the area has calls')
    t.ok(control.calls().length > 10, 'the platform was asked')
    t.same(
      [...new Set(control.calls().map(({ path }) => path))].filter((path) => forbidden.has(path)),
      [],
    )
  })
}
