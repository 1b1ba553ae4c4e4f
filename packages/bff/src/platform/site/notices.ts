import type { AnnouncementKind, Banner, TopTen } from '@marquee/contracts/areas/site/notices'
import { type LanguageCode, languageByCode } from '@marquee/contracts/languages'
import * as z from 'zod/mini'
import {
  amount,
  count,
  flag,
  id,
  list,
  orNone,
  text,
  textOrNull,
  time,
  wordsOrNull,
} from '../../upstream/decoding/field-readers.ts'
import { firstRecord, maskAccount, readLink } from '../../upstream/decoding/value-readers.ts'
import { nothing, platformCall } from '../../upstream/platform-call.ts'

/** An announcement of the operator, in English, in the local language, and in Chinese where the platform sends it. */
export interface Announcement {
  id: string
  en: string
  local: string
  cn: string
  kind: AnnouncementKind
  isDismissible: boolean
}

// `text_cn` is an extension of ours: the contract of the platform knows one local language.
const AnnouncementItem = z.object({
  id: id(),
  text_en: wordsOrNull(),
  text_local: wordsOrNull(),
  text_cn: z.optional(wordsOrNull()),
  kind: z.optional(textOrNull()),
  dismissible: orNone(flag()),
})

/** The operator's announcements, in the platform's order. Entries without an id or a text are left out. */
export const announcements = platformCall({
  path: '/api/cms/announcement_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  response: z.object({ value: list(AnnouncementItem) }),
  read: ({ value }): readonly Announcement[] =>
    value.map(readItem).filter(({ id, en, local, cn }) => id && (en || local || cn)),
})

function readItem(item: z.infer<typeof AnnouncementItem>): Announcement {
  return {
    id: item.id,
    en: item.text_en.trim(),
    local: item.text_local.trim(),
    cn: (item.text_cn ?? '').trim(),
    kind: item.kind?.toUpperCase() === 'MODAL' ? 'modal' : 'notice',
    isDismissible: item.dismissible ?? true,
  }
}

/** A banner, and the language that its picture is in; none for every reader. */
export interface LocalBanner {
  banner: Banner
  language?: LanguageCode
}

const BannerItem = z.object({
  img_url: text(),
  img_url_mobile: z.optional(textOrNull()),
  alt: z.optional(wordsOrNull()),
  link: z.optional(textOrNull()),
  start_at: z.optional(time()),
  end_at: z.optional(time()),
  lang: z.optional(textOrNull()),
})

/** The banners of a place on the site, with pictures as written. One without a picture is left out. */
export const bannerList = platformCall({
  path: '/api/cms/banner_list',
  kind: 'read',
  identify: 'site',
  onFailure: 'unavailable',
  request: ({ position }: { position: string }) => ({ position }),
  response: z.object({ value: list(BannerItem) }),
  read: ({ value }): LocalBanner[] => value.filter(({ img_url }) => img_url !== '').map(readBanner),
})

function readBanner(item: z.infer<typeof BannerItem>): LocalBanner {
  const language = languageByCode(item.lang ?? '')
  return {
    banner: {
      imgUrl: item.img_url,
      imgUrlMobile: item.img_url_mobile ?? '',
      alt: item.alt ?? '',
      link: readLink(item.link ?? ''),
      startAt: item.start_at ?? '',
      endAt: item.end_at ?? '',
    },
    ...(language && { language }),
  }
}

const Entry = z.object({
  account_masked: orNone(text()),
  account_id: orNone(text()),
  amount: amount(),
})
type Entry = z.infer<typeof Entry>

const Entries = list(Entry)

/**
 * Current winners and withdrawals. `withrawal` is the spelling of the platform; the correct one is read too. Entries
 * without a name or an amount are left out, because no numbers are made up.
 */
export const topTen = platformCall({
  path: '/api/settings/top10winner_withdrawal',
  kind: 'read',
  identify: 'site',
  onFailure: 'disconnect',
  needs: ['currency'],
  locate: (answer) => normalizeSpelling(firstRecord(answer, 'stats')),
  response: z.object({
    withrawal: Entries,
    winner: Entries,
    hour_withdrawal: Entries,
    registered_player: count(),
    active_player: count(),
    deposited_player: count(),
  }),
  read(raw, { currency }): TopTen {
    const entries = (list: readonly Entry[]) => list.flatMap((entry) => readEntry(entry, currency) ?? [])
    return {
      withdrawal: entries(raw.withrawal),
      winner: entries(raw.winner),
      hourWithdrawal: entries(raw.hour_withdrawal),
      registeredPlayer: raw.registered_player,
      activePlayer: raw.active_player,
      depositedPlayer: raw.deposited_player,
    }
  },
})

function normalizeSpelling(stats: Record<string, unknown>): Record<string, unknown> {
  return 'withrawal' in stats ? stats : { ...stats, withrawal: stats.withdrawal }
}

function readEntry(entry: Entry, currency: string): TopTen['winner'][number] | undefined {
  const account = entry.account_masked || entry.account_id
  if (!account || entry.amount === '') return undefined
  return { accountMasked: maskAccount(account), amount: { amount: entry.amount, currency } }
}

interface Visit {
  fbp: string | undefined
  appsflyerId: string | undefined
}

/** Reports a visit that may come from an advertisement. Empty ids are left out. */
export const adsVisit = platformCall({
  path: '/api/settings/adsvisit',
  kind: 'write',
  identify: 'site',
  onFailure: 'global',
  request: ({ fbp, appsflyerId }: Visit) => ({
    fbp: fbp || undefined,
    appsflyer_id: appsflyerId || undefined,
  }),
  response: nothing,
  read: () => undefined,
})

/** The brand's analytics scripts, as written. Any section other than HEAD becomes BODY, where scripts run later. */
export const analytics = platformCall({
  path: '/api/settings/get_analytics',
  kind: 'read',
  identify: 'domain',
  onFailure: 'disconnect',
  response: z.object({ value: list(z.object({ section: text(), script: text() })) }),
  read: ({ value }) =>
    value
      .filter(({ script }) => script.trim() !== '')
      .map(({ section, script }) => ({ section: readSection(section), script })),
})

function readSection(section: string): 'HEAD' | 'BODY' {
  return section.trim().toUpperCase() === 'HEAD' ? 'HEAD' : 'BODY'
}
