import type { SignupFormRules } from '@marquee/contracts/areas/account/signup'
import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { GameListName } from '@marquee/contracts/areas/games/lists'
import type { SocialAccounts } from '@marquee/contracts/areas/site/channels'
import type { TopTen } from '@marquee/contracts/areas/site/notices'
import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { Cms, Seo } from '@marquee/contracts/areas/site/texts'
import type { Market } from '@marquee/contracts/markets/market'
import type { RequestOf, ResponseOf } from '@marquee/contracts/operations'
import type { PageName } from '@marquee/contracts/pages'
import type { BoardQuestion } from '../areas/leaderboards/platform.ts'
import type { Announcement, analytics, LocalBanner } from '../areas/site/platform-notices.ts'
import type { Cached } from '../cache/cached.ts'
import type { Brand } from '../request/brand.ts'
import type { CachedResponse } from './cached-response.ts'

export type AnalyticsScripts = ReturnType<typeof analytics.read>

/** The brands' public data, from the cache. Each method throws the platform's error when it has no value. */
export interface Sites {
  startup(brand: Brand): Promise<CachedResponse<Startup>>
  /** The platform's id of the site, which calls carry beside its domain. */
  externalId(brand: Brand): Promise<string>
  /** ISO 4217 code of the site's currency; empty when start-up data cannot be loaded. */
  currency(brand: Brand): Promise<string>
  /** What the law of the site's market asks for; the default market's when start-up data cannot be loaded. */
  market(brand: Brand): Promise<Market>
  seo(brand: Brand, page: PageName): Promise<CachedResponse<Seo>>
  cms(brand: Brand): Promise<CachedResponse<Cms>>
  signupForm(brand: Brand): Promise<CachedResponse<SignupFormRules>>
  socialAccounts(brand: Brand): Promise<CachedResponse<SocialAccounts>>
  /** The banks and e-wallets that withdrawals can go to. */
  banks(brand: Brand): Promise<CachedResponse<ResponseOf<'listBanks'>>>
  topTen(brand: Brand): Promise<CachedResponse<TopTen>>
  matches(brand: Brand): Promise<CachedResponse<ResponseOf<'listMatches'>>>
  announcements(brand: Brand): Promise<CachedResponse<readonly Announcement[]>>
  analytics(brand: Brand): Promise<AnalyticsScripts>
  /** Promotions and leaderboards as visitors see them. */
  promotions(brand: Brand): Promise<CachedResponse<ResponseOf<'listPromotions'>>>
  promotion(brand: Brand, promoId: string): Promise<CachedResponse<ResponseOf<'getPromotion'>>>
  leaderboards(brand: Brand): Promise<CachedResponse<ResponseOf<'listLeaderboards'>>>
  leaderboard(brand: Brand, question: BoardQuestion): Promise<CachedResponse<ResponseOf<'getLeaderboard'>>>
  vipLevels(brand: Brand): Promise<CachedResponse<ResponseOf<'listVipLevels'>>>
  news(
    brand: Brand,
    question: RequestOf<'listNews'>['query'],
  ): Promise<CachedResponse<ResponseOf<'listNews'>>>
  article(brand: Brand, newsId: string): Promise<CachedResponse<ResponseOf<'getNews'>>>
  /** The banners of a place on the site, in every language. */
  banners(brand: Brand, position: string): Promise<CachedResponse<readonly LocalBanner[]>>
  contactChannels(brand: Brand): Promise<CachedResponse<ResponseOf<'listContactChannels'>>>
  appDownload(brand: Brand): Promise<CachedResponse<ResponseOf<'getAppDownload'>>>
  /** One of the platform's four short lists. */
  shortList(brand: Brand, list: GameListName): Promise<Cached<readonly Game[]>>
  /** Every game of the brand, hottest first. */
  catalogue(brand: Brand): Promise<Cached<readonly Game[]>>
  /** One page of games, filtered and sorted. */
  gamesPage(
    brand: Brand,
    query: RequestOf<'listGames'>['query'],
  ): Promise<CachedResponse<ResponseOf<'listGames'>>>
}
