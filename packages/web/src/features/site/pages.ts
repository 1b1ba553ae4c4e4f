import { query } from '../../api/query.ts'
import type { SitePages } from '../../brand/pages/site-page.ts'
import { contentQuery } from '../../content/content-query.ts'

export const sitePages = {
  about: {
    icon: 'info',
    menus: ['about', 'footer'],
    load: () => import('./about-page.tsx'),
    reads: ({ language }) => [contentQuery('aboutUs', language)],
  },
  faqs: {
    icon: 'question',
    menus: ['about', 'footer'],
    load: () => import('./faqs-page.tsx'),
    reads: ({ language }) => [contentQuery('faqs', language)],
  },
  banking: {
    icon: 'wallet',
    menus: ['about', 'footer'],
    load: () => import('./banking-page.tsx'),
    reads: ({ language }) => [contentQuery('banking', language)],
  },
  'privacy-policy': {
    icon: 'lock',
    menus: ['about', 'footer'],
    load: () => import('./privacy-page.tsx'),
    isForAllAges: true,
    reads: ({ language }) => [contentQuery('privacyPolicy', language)],
  },
  'term-condition': {
    icon: 'ticket',
    menus: ['about', 'footer'],
    load: () => import('./terms-page.tsx'),
    isForAllAges: true,
    reads: ({ language }) => [contentQuery('terms', language)],
  },
  download: {
    icon: 'download',
    menus: ['about', 'footer'],
    load: () => import('./download-page.tsx'),
    texts: ['pages', 'help'],
    reads: ({ startup: { capabilities } }) =>
      capabilities.includes('appDownload') ? [query('getAppDownload', {})] : [],
  },
  preloader: {
    icon: 'info',
    load: () => import('./preloader-page.tsx'),
    layout: 'default',
  },
} satisfies SitePages
