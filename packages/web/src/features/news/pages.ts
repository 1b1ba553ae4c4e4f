import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'
import { newsId, newsPage } from './news-address.ts'

export const newsPages = {
  news: {
    icon: 'bell',
    menus: ['about', 'footer'],
    load: () => import('./news-page.tsx'),
    texts: ['pages', 'help'],
    reads: ({ search }) => {
      const id = newsId(search)
      return id === undefined
        ? [query('listNews', { query: { page: newsPage(search) } })]
        : [query('getNews', { params: { id } })]
    },
  },
} satisfies SitePages
