import type { CmsDocumentName } from '@marquee/contracts/areas/site/document-name'
import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeader } from '../brand/pages/page-header.tsx'
import { QueryResults } from '../brand/query-results.tsx'
import { useStartup } from '../brand/startup-context.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { buttonClass } from '../ui/button/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { EmptyState } from '../ui/feedback/state-panel.tsx'
import { raiseHeadings } from './article.ts'
import { ContentFrame } from './content-frame.tsx'
import { Prose } from './prose.tsx'
import { type ContentView, useContent } from './use-content.ts'
import './content.css'

interface ContentPageProps {
  document: CmsDocumentName
  page: PageName
  /** Renders the text; by default as one article. */
  layout?: (html: string, language: string) => ReactNode
  /** Content above the text. */
  lead?: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

/** A page with one of the operator's texts. The heading that the text starts with becomes the page's heading. */
export function ContentPage({ document, page, layout = article, lead, children }: ContentPageProps) {
  const view = useContent(document)
  const title = view.kind === 'article' ? view.article.title : undefined
  return (
    <ContentFrame page={page}>
      <PageHeader
        page={page}
        title={title}
        titleLanguage={title && view.kind === 'article' ? view.language : undefined}
      />
      {lead}
      {view.kind === 'article' ? (
        layout(raiseHeadings(view.article.html), view.language)
      ) : (
        <ContentNotice view={view} />
      )}
      {children}
    </ContentFrame>
  )
}

const article = (html: string, language: string) => (
  <article className="stack gap-4 card content-card">
    <Prose html={html} language={language} />
  </article>
)

/** Stands in for a text that is loading, failed or empty. */
function ContentNotice({ view }: { view: Exclude<ContentView, { kind: 'article' }> }): ReactNode {
  const { t } = useTranslation(['ui', '_m'])
  const { site } = useStartup()
  if (view.kind === 'empty') {
    return (
      <EmptyState
        icon="info"
        title={t('content.empty.title', { site: site.siteName })}
        text={t('content.empty.text')}
        action={
          <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
            {t('_m:page.contact-us')}
          </Link>
        }
      />
    )
  }
  const skeleton = <ContentSkeleton />
  return (
    <QueryResults result={view.result} failed={t('content.failed')} skeleton={skeleton}>
      {() => skeleton}
    </QueryResults>
  )
}

function ContentSkeleton() {
  const { t } = useTranslation()
  return (
    <div className="stack gap-5 content-skeleton" aria-busy="true">
      <span className="visually-hidden">{t('content.loading')}</span>
      <Skeleton lines={4} />
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </div>
  )
}
