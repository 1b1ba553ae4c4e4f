import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import { contentQuery } from '../../content/content-query.ts'
import { latestQuery } from '../../features/cashier/latest/latest-query.ts'
import { lobbyQueries } from '../../features/games/lobby/lobby-queries.ts'
import { newsId, newsPage } from '../../features/news/news-address.ts'
import { bannersQuery } from '../../player/banners/banners-query.ts'
import type { PageQuery } from './page-module.ts'
import { hasText, seoQuery } from './page-seo.tsx'
import { routes } from './routes.tsx'

/** An address of a page, and the brand and language that it is shown for. */
export interface PageVisit {
  page: PageName
  search: URLSearchParams
  startup: Startup
  language: LanguageCode
}

/** The public queries that a page is rendered with. */
export function publicQueries(visit: PageVisit): PageQuery[] {
  const { page, language } = visit
  return [...dataQueries(visit), ...(hasText(page) ? [pageQuery(seoQuery(page, language))] : [])]
}

function dataQueries(visit: PageVisit): PageQuery[] {
  const { page, search, startup, language } = visit
  const { category, document } = routes[page]
  if (category) return lobbyQueries(category, search, startup, language).map(pageQuery)
  if (document) return [pageQuery(contentQuery(document, language))]
  return ownQueries[page]?.(visit) ?? []
}

const ownQueries: Partial<Record<PageName, (visit: PageVisit) => PageQuery[]>> = {
  login: () => [{ id: 'getSignupForm', input: {} }],
  register: () => [{ id: 'getSignupForm', input: {} }],
  promotions: ({ search, startup: { capabilities }, language }) => {
    const id = search.get('id')
    if (id) return [{ id: 'getPromotion', input: { params: { id } } }]
    if (search.get('view') === 'bonuses') return []
    return [
      { id: 'listPromotions', input: {} },
      ...(capabilities.includes('banners') ? [pageQuery(bannersQuery('promotions', language))] : []),
    ]
  },
  vip: ({ startup: { capabilities } }) =>
    capabilities.includes('vipLevels') ? [{ id: 'listVipLevels', input: {} }] : [],
  leaderboard: ({ search, startup: { capabilities } }) => {
    const hasBoards = capabilities.includes('leaderboards')
    const hasTopTen = capabilities.includes('topTen') && !(hasBoards && search.get('id'))
    return [
      ...(hasBoards ? [{ id: 'listLeaderboards', input: {} } as const] : []),
      ...(hasTopTen ? [{ id: 'getTopTen', input: {} } as const] : []),
    ]
  },
  news: ({ search }) => {
    const id = newsId(search)
    return id === undefined
      ? [{ id: 'listNews', input: { query: { page: newsPage(search) } } }]
      : [{ id: 'getNews', input: { params: { id } } }]
  },
  'contact-us': ({ startup: { capabilities } }) => [
    { id: 'listSocialAccounts', input: {} },
    ...(capabilities.includes('contact') ? [{ id: 'listContactChannels', input: {} } as const] : []),
  ],
  download: ({ startup: { capabilities } }) =>
    capabilities.includes('appDownload') ? [{ id: 'getAppDownload', input: {} }] : [],
}

/**
 * The player's own reads that a page for players begins with. Without a time those are left out that ask for a range of
 * days.
 */
export function playerReads({ page, search, startup }: PageVisit, nowMs?: number): PageQuery[] {
  return ownReads[page]?.({ search, startup }, nowMs) ?? []
}

type ReadsOf = (visit: Pick<PageVisit, 'search' | 'startup'>, nowMs: number | undefined) => PageQuery[]

const ownReads: Partial<Record<PageName, ReadsOf>> = {
  deposit: ({ search, startup: { capabilities } }, nowMs) =>
    search.get('id')
      ? []
      : [
          { id: 'listDepositMethods', input: {} },
          ...(capabilities.includes('responsibleGaming') ? [{ id: 'getLimits', input: {} } as const] : []),
          ...(nowMs === undefined
            ? []
            : [{ id: 'listDeposits', input: { query: latestQuery(nowMs) } } as const]),
        ],
  withdrawal: ({ search }, nowMs) =>
    search.get('id')
      ? []
      : [
          { id: 'getWithdrawalInfo', input: {} },
          { id: 'listMyBanks', input: {} },
          ...(nowMs === undefined
            ? []
            : [{ id: 'listWithdrawals', input: { query: latestQuery(nowMs) } } as const]),
        ],
  'bank-details': () => [{ id: 'listMyBanks', input: {} }],
  inbox: () => [{ id: 'listInbox', input: {} }],
  minigame: () => [{ id: 'listMiniGames', input: {} }],
  security: () => [{ id: 'listSessions', input: {} }],
  verification: () => [{ id: 'getKyc', input: {} }],
}

function pageQuery({ queryKey: [id, input] }: { queryKey: readonly [PageQuery['id'], unknown] }): PageQuery {
  // A query's key holds the input of its own operation (api/query.ts).
  return { id, input } as PageQuery
}
