import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'

export const accountPages = {
  register: {
    icon: 'user',
    load: () => import('./sign-up/register-page.tsx'),
    reads: () => [query('getSignupForm', {})],
  },
  'forgot-password': {
    icon: 'lock',
    load: () => import('./forgot-password-page.tsx'),
  },
  account: {
    icon: 'user',
    menus: ['account', 'panel'],
    load: () => import('./account-page.tsx'),
  },
  profile: {
    icon: 'user',
    menus: ['account', 'you'],
    above: 'account',
    load: () => import('./profile-page.tsx'),
    texts: ['pages', 'help'],
  },
  'edit-profile': {
    icon: 'user',
    above: 'profile',
    load: () => import('./edit-profile-page.tsx'),
  },
  security: {
    icon: 'lock',
    menus: ['account', 'you', 'panel'],
    above: 'account',
    load: () => import('./security-page.tsx'),
    texts: ['pages', 'help'],
    ownReads: () => [query('listSessions', {})],
  },
  'change-password': {
    icon: 'lock',
    above: 'security',
    load: () => import('./change-password-page.tsx'),
  },
} satisfies SitePages
