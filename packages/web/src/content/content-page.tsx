import type { CmsDocumentName } from '@marquee/contracts/areas/site/texts'
import type { PageName } from '@marquee/contracts/pages'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHeader } from '../ui/layout/page-header.tsx'
import type { IconName } from '../ui/media/icon.tsx'
import { raiseHeadings } from './article.ts'
import { ContentFrame } from './content-frame.tsx'
import { ContentNotice } from './content-notice.tsx'
import { Prose } from './prose.tsx'
import { useContent } from './use-content.ts'

export interface ContentPageProps {
  document: CmsDocumentName
  page: PageName
  icon: IconName
  /** Renders the text; by default as one article. */
  layout?: (html: string, language: string) => ReactNode
  /** Content above the text. */
  lead?: ReactNode
  /** Content below the text. */
  children?: ReactNode
}

/** A page with one of the operator's texts. The heading that the text starts with becomes the page's heading. */
export function ContentPage({ document, page, icon, layout = article, lead, children }: ContentPageProps) {
  const { t } = useTranslation('_m')
  const view = useContent(document)
  const title = view.kind === 'article' ? view.article.title : undefined
  return (
    <ContentFrame page={page}>
      <PageHeader
        icon={icon}
        title={title ?? t(`page.${page}`)}
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
  <article className="content-card">
    <Prose html={html} language={language} />
  </article>
)
