/**
 * The pages of the site: route to SEO page name, who may see it (visitors, guests only, players only). One list
 * for the router, the SEO requests, the sitemap and the documents.
 */
export interface Page {
  path: string
  access: 'open' | 'guest' | 'player'
  /** Query parameters that change what the server draws. Others (campaign marks, say) are the client's business. */
  params?: readonly string[]
}

const lobby = { access: 'open', params: ['q', 'provider', 'sort', 'page'] } as const satisfies Omit<
  Page,
  'path'
>

export const pages = {
  home: { path: '/', access: 'open' },
  hot: { path: '/hot', ...lobby },
  slots: { path: '/slots', ...lobby },
  casino: { path: '/casino', ...lobby },
  'hash-game': { path: '/hash-game', ...lobby },
  sports: { path: '/sports', ...lobby },
  fishing: { path: '/fishing', ...lobby },
  poker: { path: '/poker', ...lobby },
  sabong: { path: '/sabong', ...lobby },
  lottery: { path: '/lottery', ...lobby },
  'horse-racing': { path: '/horse-racing', ...lobby },
  bingo: { path: '/bingo', ...lobby },
  arcade: { path: '/arcade', ...lobby },
  crash: { path: '/crash', ...lobby },
  spin: { path: '/spin', ...lobby },
  login: { path: '/login', access: 'open' },
  playnow: { path: '/playnow', access: 'player' },
} as const satisfies Record<string, Page>

export type PageName = keyof typeof pages
export const pageNames = Object.keys(pages) as PageName[]

/** The page at a path (without language prefix); `undefined` for a path that is no page. */
export function pageByPath(path: string): PageName | undefined {
  const clean = path.length > 1 ? path.replace(/\/+$/, '') : path
  return pageNames.find((name) => pages[name].path === clean)
}
