import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const sessionPages = {
  login: {
    icon: 'user',
    load: () => import('./login-page.tsx'),
    texts: [],
    middleware: ['loginAsModal'],
    reads: () => [query('getSignupForm', {})],
  },
} satisfies SitePages
