import { AppDownload, SocialAccounts } from '@marquee/contracts/areas/site/channels'
import { CmsDocumentName } from '@marquee/contracts/areas/site/document-name'
import { isOpen } from '@marquee/contracts/areas/site/is-open'
import type { Announcements } from '@marquee/contracts/areas/site/notices'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { CmsText, PublishedDocuments } from '@marquee/contracts/areas/site/texts'
import type { LanguageCode } from '@marquee/contracts/languages'
import { operations, type ResponseOf } from '@marquee/contracts/operations'
import * as z from 'zod/mini'
import { oncePerValue } from '../../cache/cached.ts'
import * as channels from '../../platform/site/channels.ts'
import * as notices from '../../platform/site/notices.ts'
import * as texts from '../../platform/site/texts.ts'
import type { Brand } from '../../request/request-context.ts'
import { CachedResponse } from '../../sites/cached-response.ts'
import { localizeText, oncePerLanguage } from '../../sites/localize.ts'
import { type ImageAddresses, withPicture } from '../../sites/pictures.ts'
import { sanitizeTexts } from '../../sites/sanitize-texts.ts'
import { publicData, type Sites } from '../../sites/sites.ts'
import { wholeList } from '../../upstream/decoding/list-reader.ts'
import { PlatformFailure } from '../../upstream/platform-failure.ts'
import { hasHotGames } from '../games/public.ts'

/** The start-up data for browsers: where the platform has no hot games, the game menu has no hot entry. */
export async function readStartup(sites: Sites, brand: Brand): Promise<CachedResponse<Startup>> {
  const startup = await sites.startup(brand)
  const { capabilities, gameMenu } = startup.value
  const isAsked =
    isOpen(startup.value) &&
    capabilities.includes('games') &&
    gameMenu.some(({ category }) => category === 'hot')
  // Where the platform does not say, the menu stays as it is.
  if (!isAsked || (await hasHotGames(sites, brand).catch(() => true))) return startup
  return new CachedResponse(await withoutHot(startup.value), startup)
}

const withoutHot = oncePerValue(
  async (startup: Startup): Promise<Startup> => ({
    ...startup,
    gameMenu: startup.gameMenu.filter(({ category }) => category !== 'hot'),
  }),
)

/** The operator's texts in every language. */
export const cms = publicData({
  kind: 'cms',
  name: '',
  schema: texts.CmsTexts,
  load: async (source) => sanitizeCms(await source.asSite(texts.cms, undefined), source),
})

export const socialAccounts = publicData({
  kind: 'cms',
  name: 'socialAccounts',
  schema: SocialAccounts,
  load: ({ asSite }) => asSite(channels.socialAccounts, undefined),
})

export const contactChannels = publicData({
  kind: 'cms',
  name: 'contactChannels',
  schema: operations.listContactChannels.response,
  load: ({ asSite }) => asSite(channels.contactChannels, undefined),
})

export const appDownload = publicData({
  kind: 'cms',
  name: 'appDownload',
  schema: AppDownload,
  load: ({ asSite }) => asSite(channels.appDownload, undefined),
})

/** The analytics scripts. They share the kind of the pages' records; `*` is in no page's name. */
export const analyticsScripts = publicData({
  kind: 'seo',
  name: '*analytics',
  schema: z.array(z.object({ section: z.enum(['HEAD', 'BODY']), script: z.string() })),
  async load({ asDomain, noteAnalytics }) {
    const scripts = await asDomain(notices.analytics, undefined)
    noteAnalytics(scripts)
    return scripts
  },
})

export const topTen = publicData({
  kind: 'catalogue',
  name: 'topTen',
  load: ({ asSite }) => asSite(notices.topTen, undefined),
})

// Statuses of a server that does not implement a call.
const notImplemented: ReadonlySet<number | undefined> = new Set([404, 405, 410, 501])

/** The announcements in every language; none when the platform does not implement the call. */
export const announcements = publicData({
  kind: 'catalogue',
  name: 'announcements',
  async load({ asSite }): Promise<readonly notices.Announcement[]> {
    try {
      return await asSite(notices.announcements, undefined)
    } catch (error) {
      if (error instanceof PlatformFailure && notImplemented.has(error.httpStatus)) return []
      throw error
    }
  },
})

/** The banners of a place on the site, in every language. */
export const banners = publicData({
  kind: 'catalogue',
  name: ({ position }: { position: string }) => `banners ${position}`,
  async load(source, question): Promise<readonly notices.LocalBanner[]> {
    const banners = await source.asSite(notices.bannerList, question)
    return banners.map(({ banner, ...rest }) => ({
      ...rest,
      banner: { ...withPicture(banner, source), imgUrlMobile: source.imageAddress(banner.imgUrlMobile) },
    }))
  },
})

/** The announcements in the language of a reader. */
export const localizeAnnouncements = oncePerLanguage(
  (list: readonly notices.Announcement[], language: LanguageCode): Announcements => ({
    announcements: list.map(({ en, local, cn, ...facts }) => ({
      ...facts,
      ...localizeText({ en, local, cn }, language),
    })),
  }),
)

/** The banners for a reader: those in the reader's language, and those in none. */
export const localizeBanners = oncePerLanguage(
  (banners: readonly notices.LocalBanner[], reader: LanguageCode | undefined): ResponseOf<'listBanners'> =>
    wholeList(
      banners
        .filter(({ language }) => !reader || !language || language === reader)
        .map(({ banner }) => banner),
    ),
)

const documents = CmsDocumentName.options

/** Which documents there are, once for each value of the texts. */
export const publishedDocuments = oncePerValue(
  async (cms: texts.CmsTexts): Promise<PublishedDocuments> => ({
    status: cms.status,
    documents: documents.filter((name) => cms[name].enabled),
  }),
)

const everyDocument: PublishedDocuments = { status: true, documents: [...documents] }

/** Which documents there are; all of them where the platform does not say. */
export function readPublished(sites: Pick<Sites, 'read'>, brand: Brand): Promise<PublishedDocuments> {
  return sites.read(brand, cms, undefined).then(
    ({ value }) => publishedDocuments(value),
    () => everyDocument,
  )
}

// One object per text: serialized bytes are memoized by its identity. Cached values are frozen.
const localized = new WeakMap<texts.CmsTexts, Map<string, CmsText>>()

/** A text of the operator in the language of a reader, memoized per value. */
export function localizeCmsText(
  cms: texts.CmsTexts,
  document: CmsDocumentName,
  language: LanguageCode,
): CmsText {
  const texts = localized.get(cms) ?? new Map<string, CmsText>()
  localized.set(cms, texts)
  const key = `${document} ${language}`
  const known = texts.get(key)
  if (known) return known
  const { enabled } = cms[document]
  const best = localizeText(cms[document], language)
  const text = { enabled, html: best.text, language: best.language }
  texts.set(key, text)
  return text
}

/** Sanitizes the HTML of the operator's texts. */
async function sanitizeCms(cms: texts.CmsTexts, addresses: ImageAddresses): Promise<texts.CmsTexts> {
  const bodies = documents.flatMap((name) => [cms[name].en, cms[name].local, cms[name].cn])
  const sanitized = await sanitizeTexts(bodies, addresses)
  const cleaned = documents.map((name, index) => {
    const [en = '', local = '', cn = ''] = sanitized.slice(3 * index)
    return [name, { ...cms[name], en, local, cn }] as const
  })
  return { ...cms, ...Object.fromEntries(cleaned) }
}
