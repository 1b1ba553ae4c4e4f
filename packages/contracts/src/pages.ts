import type { CmsDocumentName } from './areas/site/document-name.ts'
import type { Capability } from './capability.ts'
import { areasOfPlay } from './player-protection.ts'

/** A page of the site. */
export interface Page {
  /** The path without a language prefix. */
  path: string
  /** Who may see it: everybody, only visitors who are not signed in, or only signed-in players. */
  access: 'open' | 'guest' | 'player'
  /** Query parameters that change the server-rendered document. Others, such as attribution, concern the client only. */
  params?: readonly string[]
  /**
   * The business area that it shows, or several of which one is enough. Without any its address leads to the home page,
   * and menus, links and sitemap leave it out.
   */
  capability?: Capability | readonly Capability[]
  /** The operator's document without which it has nothing to say: menus, links and sitemap leave it out. */
  document?: CmsDocumentName
}

const lobby = {
  access: 'open',
  params: ['q', 'provider', 'sort', 'page'],
  capability: 'games',
} as const satisfies Omit<Page, 'path'>

/**
 * Every page by its SEO page name (specification, section 2), in the order of menus: the one list for the router, the
 * SEO requests, the sitemap and the documents.
 */
export const pages = {
  home: { path: '/', access: 'open' },
  hot: { path: '/hot', ...lobby },
  slots: { path: '/slots', ...lobby },
  casino: { path: '/casino', ...lobby },
  'hash-game': { path: '/hash-game', ...lobby },
  sports: { path: '/sports', ...lobby, params: [...lobby.params, 'live'] },
  fishing: { path: '/fishing', ...lobby },
  poker: { path: '/poker', ...lobby },
  sabong: { path: '/sabong', ...lobby },
  lottery: { path: '/lottery', ...lobby },
  'horse-racing': { path: '/horse-racing', ...lobby },
  bingo: { path: '/bingo', ...lobby },
  arcade: { path: '/arcade', ...lobby },
  crash: { path: '/crash', ...lobby },
  spin: { path: '/spin', ...lobby },
  playnow: { path: '/playnow', access: 'player', capability: 'games' },
  login: { path: '/login', access: 'open' },
  register: { path: '/register', access: 'guest' },
  'forgot-password': { path: '/forgot-password', access: 'guest' },
  account: { path: '/account', access: 'player' },
  deposit: { path: '/deposit', access: 'player', capability: 'deposits' },
  withdrawal: { path: '/withdrawal', access: 'player', capability: 'withdrawals' },
  'bank-details': { path: '/bank-details', access: 'player', capability: 'banks' },
  'add-bank': { path: '/add-bank', access: 'player', capability: 'banks' },
  'transaction-history': { path: '/transaction-history', access: 'player', capability: 'reports' },
  statement: { path: '/statement', access: 'player', capability: 'reports' },
  'bet-history': { path: '/bet-history', access: 'player', capability: 'reports' },
  inbox: { path: '/inbox', access: 'player' },
  minigame: { path: '/minigame', access: 'player', capability: areasOfPlay },
  promotions: {
    path: '/promotions',
    access: 'open',
    params: ['id', 'category', 'view'],
    capability: 'promotions',
  },
  mission: { path: '/mission', access: 'open', capability: 'missions' },
  referral: { path: '/referral', access: 'player', capability: 'referral' },
  vip: { path: '/vip', access: 'open', capability: areasOfPlay },
  leaderboard: {
    path: '/leaderboard',
    access: 'open',
    params: ['id'],
    capability: ['leaderboards', 'topTen'],
  },
  profile: { path: '/profile', access: 'player' },
  'edit-profile': { path: '/edit-profile', access: 'player' },
  verification: { path: '/verification', access: 'player', capability: 'kyc' },
  security: { path: '/security', access: 'player' },
  'change-password': { path: '/change-password', access: 'player' },
  about: { path: '/about', access: 'open' },
  news: { path: '/news', access: 'open', params: ['id', 'page'], capability: 'news' },
  faqs: { path: '/faqs', access: 'open', document: 'faqs' },
  'contact-us': { path: '/contact-us', access: 'open' },
  banking: { path: '/banking', access: 'open', document: 'banking' },
  'responsible-gaming': { path: '/responsible-gaming', access: 'open' },
  'privacy-policy': { path: '/privacy-policy', access: 'open', document: 'privacyPolicy' },
  'term-condition': { path: '/term-condition', access: 'open' },
  download: { path: '/download', access: 'open' },
  preloader: { path: '/preloader', access: 'open' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** The page at a path without language prefix; a trailing slash is ignored. `undefined` when there is none. */
export function pageByPath(path: string): PageName | undefined {
  const normalized = path.length > 1 ? path.replace(/\/+$/, '') : path
  return pageNames.find((name) => pages[name].path === normalized)
}

/** Name of the home page's query parameter that holds the page which a redirect replaced, for a notice. */
export const absentPageField = 'absent'

/** The page of a menu entry without a category, by the entry's id. `undefined` when there is none. */
export function pageOfMenuEntry(contentId: string): PageName | undefined {
  return pageByPath(`/${contentId.toLowerCase()}`)
}

/** Whether a brand with these areas offers a page. Menus, links and the sitemap leave out the pages it does not. */
export function isOffered(name: PageName, capabilities: readonly Capability[]): boolean {
  const { capability }: Page = pages[name]
  if (capability === undefined) return true
  return [capability].flat().some((area) => capabilities.includes(area))
}
