import type { CmsDocumentName } from '@marquee/contracts/areas/site/texts'
import type { LanguageCode } from '@marquee/contracts/languages'
import type { PageName } from '@marquee/contracts/pages'
import type { ComponentType } from 'react'
import type { IconName } from '../../ui/media/icon.tsx'
import type { PageQuery, Route } from './page-module.ts'
import { withTexts } from './with-texts.ts'

const defaults = { middleware: [], layout: 'template', texts: 'page' } as const

/** The query of a page that shows one of the operator's documents. */
const documentQuery = (document: CmsDocumentName, language: LanguageCode): PageQuery => ({
  id: 'getCmsDocument',
  input: { params: { document }, query: { language } },
})

/** A page that shows one of the operator's documents and nothing else. */
function documentPage(page: PageName, document: CmsDocumentName, icon: IconName): Route {
  return {
    ...defaults,
    load: async () => {
      const { ContentPage } = await import('../../content/content-page.tsx')
      return {
        Page: () => <ContentPage document={document} page={page} icon={icon} />,
        queries: (_search, _startup, language) => [documentQuery(document, language)],
      }
    },
  }
}

/** Loads the component of a page; its module is named as in `Route`. */
interface PageLoader extends Pick<Route, 'module'> {
  load: () => Promise<ComponentType>
}

/** A page with one of the operator's documents in it. */
function pageWithDocument(document: CmsDocumentName, { module, load }: PageLoader): Route {
  return {
    ...defaults,
    module,
    load: async () => ({
      Page: await load(),
      queries: (_search, _startup, language) => [documentQuery(document, language)],
    }),
  }
}

function plainPage({ module, load }: PageLoader): Route {
  return { ...defaults, module, load: async () => ({ Page: await load() }) }
}

/** The pages of the operator's documents, contact and download. */
export const contentRoutes = {
  about: documentPage('about', 'aboutUs', 'info'),
  'privacy-policy': documentPage('privacy-policy', 'privacyPolicy', 'lock'),
  'term-condition': pageWithDocument('terms', {
    load: async () => (await import('../../features/site/terms-page.tsx')).TermsPage,
  }),
  faqs: pageWithDocument('faqs', {
    load: async () => (await import('../../features/site/faqs-page.tsx')).FaqsPage,
  }),
  banking: pageWithDocument('banking', {
    load: async () => (await import('../../features/site/banking-page.tsx')).BankingPage,
  }),
  'responsible-gaming': pageWithDocument('responsibleGaming', {
    load: async () => {
      const [{ ResponsibleGamingPage }, { loadCareControls }] = await Promise.all([
        import('../../features/responsible-gaming/responsible-gaming-page.tsx'),
        import('../load-care-controls.ts'),
      ])
      return () => <ResponsibleGamingPage loadControls={loadCareControls} />
    },
  }),
  'contact-us': {
    ...defaults,
    load: async (language) => {
      const { ContactPage } = await withTexts(
        'help',
        language,
        import('../../features/support/contact-page.tsx'),
      )
      return {
        Page: ContactPage,
        queries: (_search, { capabilities }) => [
          { id: 'listSocialAccounts', input: {} },
          ...(capabilities.includes('contact') ? [{ id: 'listContactChannels', input: {} } as const] : []),
        ],
      }
    },
  },
  news: {
    ...defaults,
    load: async (language) => {
      const { NewsPage, newsQueryOf } = await withTexts(
        'help',
        language,
        import('../../features/news/news-page.tsx'),
      )
      return { Page: NewsPage, queries: (search) => [newsQueryOf(search)] }
    },
  },
  download: {
    ...defaults,
    load: async (language) => {
      const { DownloadPage } = await withTexts(
        'help',
        language,
        import('../../features/site/download-page.tsx'),
      )
      return {
        Page: DownloadPage,
        queries: (_search, { capabilities }) =>
          capabilities.includes('appDownload') ? [{ id: 'getAppDownload', input: {} }] : [],
      }
    },
  },
  preloader: {
    ...plainPage({
      load: async () => (await import('../../features/site/preloader-page.tsx')).PreloaderPage,
    }),
    layout: 'bare',
  },
} as const satisfies Partial<Record<PageName, Route>>
