import type { CategoryId } from '@marquee/contracts/categories'
import type { SitePage, SitePages } from '../../brand/pages/site-page.ts'
import { lobbyQueries } from './lobby/lobby-queries.ts'
import { categoryIcon } from './tiles/category-icon.ts'

const lobby = (category: CategoryId): SitePage => ({
  icon: categoryIcon(category),
  load: async () => (await import('./lobby/lobby-page.tsx')).lobbyPage(category),
  texts: [],
  reads: ({ search, startup, language }) => lobbyQueries(category, search, startup, language),
})

export const gamesPages = {
  hot: lobby('hot'),
  slots: lobby('slots'),
  casino: lobby('casino'),
  'hash-game': lobby('hashGame'),
  sports: lobby('sports'),
  fishing: lobby('fishing'),
  poker: lobby('poker'),
  sabong: lobby('sabong'),
  lottery: lobby('lottery'),
  'horse-racing': lobby('horseRacing'),
  bingo: lobby('bingo'),
  arcade: lobby('arcade'),
  crash: lobby('crash'),
  spin: lobby('spin'),
  playnow: {
    icon: 'gamepad',
    load: () => import('./play/play-page.tsx'),
    layout: 'default',
  },
} satisfies SitePages
