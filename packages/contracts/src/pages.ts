import type { CmsDocumentName } from './areas/site/document-name.ts'
import type { Capability } from './capability.ts'
import { areasOfPlay } from './player-protection.ts'

/** A page of the site. */
export interface Page {
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
} as const satisfies Page

/**
 * Every page by its SEO page name (specification, section 2), in the order of menus: the one list for the router, the
 * SEO requests, the sitemap and the documents.
 */
export const pages = {
  home: { access: 'open' },
  hot: lobby,
  slots: lobby,
  casino: lobby,
  'hash-game': lobby,
  sports: { ...lobby, params: [...lobby.params, 'live'] },
  fishing: lobby,
  poker: lobby,
  sabong: lobby,
  lottery: lobby,
  'horse-racing': lobby,
  bingo: lobby,
  arcade: lobby,
  crash: lobby,
  spin: lobby,
  playnow: { access: 'player', capability: 'games' },
  login: { access: 'open' },
  register: { access: 'guest' },
  'forgot-password': { access: 'guest' },
  account: { access: 'player' },
  deposit: { access: 'player', capability: 'deposits' },
  withdrawal: { access: 'player', capability: 'withdrawals' },
  'bank-details': { access: 'player', capability: 'banks' },
  'add-bank': { access: 'player', capability: 'banks' },
  'transaction-history': { access: 'player', capability: 'reports' },
  statement: { access: 'player', capability: 'reports' },
  'bet-history': { access: 'player', capability: 'reports' },
  inbox: { access: 'player' },
  minigame: { access: 'player', capability: areasOfPlay },
  promotions: {
    access: 'open',
    params: ['id', 'category', 'view'],
    capability: 'promotions',
  },
  mission: { access: 'open', capability: 'missions' },
  referral: { access: 'player', capability: 'referral' },
  vip: { access: 'open', capability: areasOfPlay },
  leaderboard: {
    access: 'open',
    params: ['id'],
    capability: ['leaderboards', 'topTen'],
  },
  profile: { access: 'player' },
  'edit-profile': { access: 'player' },
  verification: { access: 'player', capability: 'kyc' },
  security: { access: 'player' },
  'change-password': { access: 'player' },
  about: { access: 'open' },
  news: { access: 'open', params: ['id', 'page'], capability: 'news' },
  faqs: { access: 'open', document: 'faqs' },
  'contact-us': { access: 'open' },
  banking: { access: 'open', document: 'banking' },
  'responsible-gaming': { access: 'open' },
  'privacy-policy': { access: 'open', document: 'privacyPolicy' },
  'term-condition': { access: 'open' },
  download: { access: 'open' },
  preloader: { access: 'open' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** The path of a page, without a language prefix. */
export const pagePath = (name: PageName) => (name === 'home' ? '/' : `/${name}`)

/** The page at a path without language prefix; a trailing slash is ignored. `undefined` when there is none. */
export function pageByPath(path: string): PageName | undefined {
  const normalized = path.length > 1 ? path.replace(/\/+$/, '') : path
  return pageNames.find((name) => pagePath(name) === normalized)
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
