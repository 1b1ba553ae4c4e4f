import type * as channels from '@marquee/contracts/areas/site/channels'
import type * as notices from '@marquee/contracts/areas/site/notices'
import type * as startup from '@marquee/contracts/areas/site/startup'
import type * as texts from '@marquee/contracts/areas/site/texts'
import { adsVisit } from '../../platform/site/notices.ts'
import { CachedResponse } from '../../sites/cached-response.ts'
import { fromSite, type Handler, type Handlers } from '../handler.ts'
import * as site from './public.ts'
import { localizeSeo, seoRecord, wholeRecord } from './public-seo.ts'

const getSeo: Handler<'getSeo'> = async ({ query: { page } }, { brand, sites }) => {
  const record = await sites.read(brand, seoRecord, { page })
  return new CachedResponse(await wholeRecord(record.value), record)
}

const getPageText: Handler<'getPageText'> = async ({ query: { page, language } }, { brand, sites }) => {
  const record = await sites.read(brand, seoRecord, { page })
  return new CachedResponse(localizeSeo(record.value, language), record)
}

const getPublishedDocuments: Handler<'getPublishedDocuments'> = async (_request, { brand, sites }) => {
  const cms = await sites.read(brand, site.cms, undefined)
  return new CachedResponse(await site.publishedDocuments(cms.value), cms)
}

const getCmsDocument: Handler<'getCmsDocument'> = async ({ params, query }, { brand, sites }) => {
  const cms = await sites.read(brand, site.cms, undefined)
  return new CachedResponse(site.localizeCmsText(cms.value, params.document, query.language), cms)
}

const listAnnouncements: Handler<'listAnnouncements'> = async ({ query }, { brand, sites }) => {
  const list = await sites.read(brand, site.announcements, undefined)
  return new CachedResponse(site.localizeAnnouncements(list.value, query.language), list)
}

const listBanners: Handler<'listBanners'> = async ({ query }, { brand, sites }) => {
  const banners = await sites.read(brand, site.banners, { position: query.position ?? 'home' })
  return new CachedResponse(site.localizeBanners(banners.value, query.language), banners)
}

const recordVisit: Handler<'recordVisit'> = async ({ body }, { callPlatform, sent }) => {
  await callPlatform(adsVisit, { fbp: sent.fbp, appsflyerId: body?.appsflyerId })
  return { recorded: true }
}

export const handlers: Handlers<typeof channels & typeof notices & typeof startup & typeof texts> = {
  getStartup: async (_request, { brand, sites }) => site.readStartup(sites, brand),
  getSeo,
  getPageText,
  getCms: fromSite(site.cms),
  getPublishedDocuments,
  getCmsDocument,
  listAnnouncements,
  listBanners,
  getTopTen: fromSite(site.topTen),
  listSocialAccounts: fromSite(site.socialAccounts),
  listContactChannels: fromSite(site.contactChannels),
  getAppDownload: fromSite(site.appDownload),
  recordVisit,
}
