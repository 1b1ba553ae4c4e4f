import type { CmsDocumentName } from '@marquee/contracts/areas/site/texts'
import type { PageName } from '@marquee/contracts/pages'
import type { IconName } from '../../ui/media/icon.tsx'
import type { Route } from './page-module.ts'

const defaults = { middleware: [], texts: ['pages'] } as const
const ofHelp = { ...defaults, texts: ['pages', 'help'] } as const

/** A page that shows one of the operator's documents and nothing else. */
function documentPage(page: PageName, document: CmsDocumentName, icon: IconName): Route {
  return {
    ...defaults,
    load: async () => {
      const { ContentPage } = await import('../../content/content-page.tsx')
      return { Page: () => <ContentPage document={document} page={page} icon={icon} /> }
    },
    document,
  }
}

/** The pages of the operator's documents, contact and download. */
export const contentRoutes = {
  about: {
    ...defaults,
    load: async () => ({ Page: (await import('../../features/site/about-page.tsx')).AboutPage }),
    document: 'aboutUs',
  },
  'privacy-policy': documentPage('privacy-policy', 'privacyPolicy', 'lock'),
  'term-condition': {
    ...defaults,
    load: async () => ({ Page: (await import('../../features/site/terms-page.tsx')).TermsPage }),
    document: 'terms',
  },
  faqs: {
    ...defaults,
    load: async () => ({ Page: (await import('../../features/site/faqs-page.tsx')).FaqsPage }),
    document: 'faqs',
  },
  banking: {
    ...defaults,
    load: async () => ({ Page: (await import('../../features/site/banking-page.tsx')).BankingPage }),
    document: 'banking',
  },
  'responsible-gaming': {
    ...defaults,
    load: async () => ({
      Page: (await import('../../features/responsible-gaming/responsible-gaming-page.tsx'))
        .ResponsibleGamingPage,
    }),
    document: 'responsibleGaming',
  },
  'contact-us': {
    ...ofHelp,
    load: async () => ({ Page: (await import('../../features/support/contact-page.tsx')).ContactPage }),
  },
  news: {
    ...ofHelp,
    load: async () => ({ Page: (await import('../../features/news/news-page.tsx')).NewsPage }),
  },
  download: {
    ...ofHelp,
    load: async () => ({ Page: (await import('../../features/site/download-page.tsx')).DownloadPage }),
  },
  preloader: {
    ...defaults,
    load: async () => ({ Page: (await import('../../features/site/preloader-page.tsx')).PreloaderPage }),
    layout: 'default',
  },
} as const satisfies Partial<Record<PageName, Route>>
