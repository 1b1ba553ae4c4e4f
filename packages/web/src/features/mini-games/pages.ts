import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const miniGamePages = {
  minigame: {
    icon: 'sparkle',
    menus: ['account', 'rewards', 'panel'],
    load: () => import('./mini-game-page.tsx'),
    layout: 'minigame',
    ownReads: () => [query('listMiniGames', {})],
  },
} satisfies SitePages
