/**
 * The pages of the site: route to SEO page name, who may see it (visitors, guests only, players only). One list
 * for the router, the SEO requests, the sitemap and the documents.
 */
export interface Page {
  path: string
  access: 'open' | 'guest' | 'player'
}

export const pages = {
  home: { path: '/', access: 'open' },
  hot: { path: '/hot', access: 'open' },
  slots: { path: '/slots', access: 'open' },
  casino: { path: '/casino', access: 'open' },
  'hash-game': { path: '/hash-game', access: 'open' },
  sports: { path: '/sports', access: 'open' },
  fishing: { path: '/fishing', access: 'open' },
  poker: { path: '/poker', access: 'open' },
  sabong: { path: '/sabong', access: 'open' },
  lottery: { path: '/lottery', access: 'open' },
  'horse-racing': { path: '/horse-racing', access: 'open' },
  bingo: { path: '/bingo', access: 'open' },
  arcade: { path: '/arcade', access: 'open' },
  crash: { path: '/crash', access: 'open' },
  spin: { path: '/spin', access: 'open' },
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
