import type { Startup } from '@marquee/contracts/areas/site/startup'
import { type Capability, servedCapabilities } from '@marquee/contracts/capability'
import * as z from 'zod/mini'
import { field, text, textOrNull } from '../../decoding/field-readers.ts'
import { platformCall } from '../../platform-call.ts'
import { languages } from './languages.ts'
import { maintenance } from './maintenance.ts'
import { marketCode, readMarket } from './market.ts'
import { MenuEntries, readGameMenu, readMenu } from './menu.ts'
import { providerCount } from './provider-count.ts'

const SiteItem = z.object({
  site_name: text(),
  currency: text(),
  theme_code: text(),
  theme_color: text(),
  external_id: text(),
  logo1: textOrNull(),
  logo2: textOrNull(),
  logo3: textOrNull(),
  logo_text: textOrNull(),
  status: textOrNull(),
  expired_date: textOrNull(),
  android_sub: textOrNull(),
  ios_sub: textOrNull(),
})

const StartupAnswer = z.object({
  maintenance: maintenance(),
  content: z.object({ menu: MenuEntries, game_menu: MenuEntries }),
  site: SiteItem,
  language: languages(),
  provider_count: providerCount(),
  aff_domain: textOrNull(),
  live_chat: z.object({ chat_id: textOrNull(), image_id: z.optional(textOrNull()) }),
  // An extension of ours: a platform that lacks an area may list those it has.
  capabilities: z.optional(field<Capability[]>('capabilities', readCapabilities, [...servedCapabilities])),
  // Another one: the market whose law the brand is under.
  market: z.optional(marketCode()),
})
type StartupAnswer = z.infer<typeof StartupAnswer>

/** The start-up data of a brand, and the `externalId` that calls for the site carry. */
export const startup = platformCall({
  path: '/api/startup',
  kind: 'read',
  identify: 'domain',
  onFailure: 'startup',
  response: StartupAnswer,
  read: (raw) => ({ startup: readStartup(raw), externalId: raw.site.external_id }),
})

function readStartup(raw: StartupAnswer): Startup {
  const market = readMarket(raw.market ?? '')
  const categories = raw.provider_count.filter(({ category }) => !market.closedCategories.includes(category))
  const offered = new Set(categories.map(({ category }) => category))
  return {
    maintenance: raw.maintenance,
    site: readSite(raw.site),
    menu: readMenu(raw.content.menu, offered),
    gameMenu: readGameMenu(raw.content.game_menu, offered),
    languages: raw.language,
    categories,
    liveChat: { chatId: raw.live_chat.chat_id, imageId: raw.live_chat.image_id ?? '' },
    affiliateDomain: raw.aff_domain,
    capabilities: raw.capabilities ?? [...servedCapabilities],
    market,
  }
}

function readSite(site: z.infer<typeof SiteItem>): Startup['site'] {
  return {
    siteName: site.site_name,
    currency: site.currency,
    themeCode: site.theme_code,
    themeColor: site.theme_color,
    logo1: site.logo1,
    logo2: site.logo2,
    logo3: site.logo3,
    logoText: site.logo_text,
    status: site.status,
    expiredDate: site.expired_date,
    androidLink: site.android_sub,
    iosLink: site.ios_sub,
  }
}

function readCapabilities(value: unknown): Capability[] | undefined {
  return Array.isArray(value) ? servedCapabilities.filter((name) => value.includes(name)) : undefined
}
