import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'
import { bannersQuery } from '../../player/banners/banners-query.ts'

export const promotionsPages = {
  promotions: {
    icon: 'gift',
    menus: ['account', 'rewards', 'footer'],
    load: () => import('./promotions-page.tsx'),
    texts: ['pages', 'rewards'],
    reads: ({ search, startup: { capabilities }, language }) => {
      const id = search.get('id')
      if (id) return [query('getPromotion', { params: { id } })]
      if (search.get('view') === 'bonuses') return []
      return [
        query('listPromotions', {}),
        ...(capabilities.includes('banners') ? [bannersQuery('promotions', language)] : []),
      ]
    },
  },
} satisfies SitePages
