import { buffer } from 'node:stream/consumers'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import pLimit from 'p-limit'
import { type Dispatcher, request } from 'undici'
import { seoRecord } from '../../areas/site/public-seo.ts'
import { contentTypeOf, isImage } from '../../images/image-source.ts'
import { pictureTypeOf } from '../../images/picture-type.ts'
import { counted, type Finding, findingsOf, someOf } from '../finding.ts'
import { codeOf } from '../subject/host.ts'
import type { Subject } from '../subject/open-subject.ts'

const { error, warning, note, ok } = findingsOf('pictures')
const docs = 'docs/operating/proxy.md'
const atOnce = 4
const heavyBytes = 500_000

/** How a picture was found. */
type Judgment =
  | { code: 'well' | 'pictureHeavy' }
  | { code: 'pictureMissing' | 'pictureNone' | 'pictureForbidden' | 'pictureNotExamined'; why: string }

/** The brand's pictures: logo, icon, banners, the providers' logos, and some tiles of games. */
export async function examinePictures(subject: Subject, startup: Startup): Promise<Finding[]> {
  const pictures = await picturesOf(subject, startup)
  const limit = pLimit(atOnce)
  const judged = await Promise.all(
    pictures.map((picture) => limit(async () => ({ ...picture, judgment: await judge(subject, picture) }))),
  )
  const findings = [
    ...findUnset(startup.site),
    ...[...Map.groupBy(judged, ({ kind, judgment }) => `${kind} ${judgment.code}`).values()].flatMap(
      describe,
    ),
  ]
  if (findings.length > 0) return findings
  return [
    ok({
      code: 'picturesWell',
      message: `${counted(pictures.length, 'picture')} (${someOf(pictures.map(({ kind }) => kind))}): reachable, and what they say they are.`,
    }),
  ]
}

function findUnset({ logo1, logo2 }: Startup['site']): Finding[] {
  return [
    ...(logo1 === ''
      ? [
          note({
            code: 'logoUnset',
            message: 'The brand has no logo (logo1): its name stands there.',
            fix: 'Enter the address of one.',
          }),
        ]
      : []),
    ...(logo2 === ''
      ? [
          note({
            code: 'iconUnset',
            message: 'The brand has no icon (logo2) for tabs and home screens.',
            fix: 'Enter the address of one.',
          }),
        ]
      : []),
  ]
}

async function judge(subject: Subject, { address }: NamedPicture): Promise<Judgment> {
  const place = placeOf(subject, address)
  if ('code' in place) return place
  try {
    const response = await place.ask()
    if (!isImage(response)) {
      await response.body.dump()
      if (response.statusCode !== 200) return { code: 'pictureMissing', why: statusOf(response) }
      return { code: 'pictureNone', why: `content-type ${contentTypeOf(response) || 'missing'}` }
    }
    const content = await buffer(response.body)
    if (pictureTypeOf(content) === undefined) return { code: 'pictureNone', why: 'its content is no picture' }
    return { code: content.length > heavyBytes ? 'pictureHeavy' : 'well' }
  } catch (failure) {
    return { code: place.isOwn ? 'pictureMissing' : 'pictureNotExamined', why: codeOf(failure) }
  }
}

/** What a picture was answered with: where it leads, too, since only the platform's own host is followed. */
function statusOf({ statusCode, headers: { location } }: Dispatcher.ResponseData): string {
  return location === undefined ? `status ${statusCode}` : `status ${statusCode}, which leads to ${location}`
}

type Place = { isOwn: boolean; ask(): Promise<Dispatcher.ResponseData> }

/** The gateway passes on what is on the platform's own host; pages load anything else themselves. */
function placeOf({ brand, images, web, signal }: Subject, address: string): Place | Judgment {
  if (!address.startsWith('/media/')) {
    const { origin } = new URL(address)
    if (!brand.settings.imageOrigins.includes(origin))
      return { code: 'pictureForbidden', why: `${origin} is not in IMAGE_ORIGINS` }
    return { isOwn: false, ask: () => request(address, { dispatcher: web, signal }) }
  }
  try {
    const path = images.resolve(address.slice('/media'.length))
    return { isOwn: true, ask: () => images.ask(path, { signal }) }
  } catch {
    return { code: 'pictureForbidden', why: 'its path is not in MEDIA_PATHS' }
  }
}

type Judged = NamedPicture & { judgment: Judgment }

/** One finding for pictures of a kind that are alike. */
function describe(alike: readonly Judged[]): Finding[] {
  const [first] = alike
  if (!first) return []
  const { kind, isVital, judgment } = first
  const names = someOf(alike.map(({ address }) => address))
  const severe = isVital ? error : warning
  switch (judgment.code) {
    case 'well':
      return []
    case 'pictureHeavy':
      return [
        warning({
          code: judgment.code,
          message: `${kind}: more than ${heavyBytes / 1000} kB (${names}).`,
          fix: 'Make it smaller: players on phones wait for it.',
        }),
      ]
    case 'pictureNotExamined':
      return [
        note({
          code: judgment.code,
          message: `${kind}: not examined, because its host cannot be asked from here, ${judgment.why} (${names}).`,
          fix: 'Examine from a machine that can.',
        }),
      ]
    case 'pictureForbidden':
      return [
        severe({
          code: judgment.code,
          message: `${kind}: not shown, because ${judgment.why} (${names}).`,
          fix: 'Add the origin to IMAGE_ORIGINS, or the path to MEDIA_PATHS.',
          docs,
        }),
      ]
    case 'pictureMissing':
      return [
        severe({
          code: judgment.code,
          message: `${kind}: cannot be loaded, ${judgment.why} (${names}).`,
          fix: 'Put the picture there, or correct its address at the platform.',
          docs,
        }),
      ]
    case 'pictureNone':
      return [
        severe({
          code: judgment.code,
          message: `${kind}: no picture, ${judgment.why} (${names}).`,
          fix: 'Put a PNG, JPEG, WebP, AVIF, GIF or SVG there, and send it with its own type.',
          docs,
        }),
      ]
  }
}

/** A picture of the brand, by the address that a page would have. */
export interface NamedPicture {
  kind:
    | 'logo'
    | 'icon'
    | 'logo on light grounds'
    | 'language'
    | 'chat button'
    | 'link preview'
    | 'banner'
    | 'provider logo'
    | 'game tile'
  address: string
  /** Whether the site looks broken without it. */
  isVital: boolean
}

const mostTiles = 12

/** The pictures that the home page and its head show, each address once. */
async function picturesOf(
  { brand, call, sites }: Subject,
  { site, languageIcons, liveChat }: Startup,
): Promise<NamedPicture[]> {
  const [seo, banners, games, all] = await Promise.all([
    sites.read(brand, seoRecord, { page: 'home' }).catch(() => undefined),
    call('listBanners', { query: { position: 'home' } }).catch(() => undefined),
    call('listGames', { query: { list: 'hot' } }).catch(() => undefined),
    call('listGames', { query: { perPage: 1 } }).catch(() => undefined),
  ])
  const named = (kind: NamedPicture['kind'], isVital: boolean, addresses: readonly string[]) =>
    addresses.map((address) => ({ kind, isVital, address }))
  const pictures = [
    ...named('logo', true, [site.logo1]),
    ...named('icon', true, [site.logo2]),
    ...named('logo on light grounds', true, [site.logo3]),
    ...named('language', false, Object.values(languageIcons)),
    ...named('chat button', false, [liveChat.imageUrl]),
    ...named('link preview', false, [seo?.value.metaImageUrl ?? '']),
    ...named(
      'banner',
      false,
      banners?.items.flatMap(({ imgUrl, imgUrlMobile }) => [imgUrl, imgUrlMobile]) ?? [],
    ),
    ...named('provider logo', false, all?.providers.map(({ imageUrl }) => imageUrl) ?? []),
    ...named('game tile', false, games?.games.slice(0, mostTiles).map(({ gameImage }) => gameImage) ?? []),
  ]
  const byAddress = new Map(pictures.toReversed().map((picture) => [picture.address, picture]))
  return [...byAddress.values()].toReversed().filter(({ address }) => address !== '')
}
