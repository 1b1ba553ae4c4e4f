import { type PageName, pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { ContentFrame } from './content-frame.tsx'
import { ContentPage } from './content-page.tsx'
import { ContentNote } from './texts/content-note.tsx'
import { useContent } from './texts/use-content.ts'

const termsDocument = 'termsAndConditions'
const published = ['privacy-policy', 'responsible-gaming', 'banking'] as const satisfies PageName[]

/**
 * Terms and conditions. Where the operator has published none, the page says where to ask for them: a site must not
 * invent its operator's terms.
 */
export function TermsPage() {
  const view = useContent(termsDocument)
  if (view.kind === 'empty') return <TermsAbsent />
  return <ContentPage document={termsDocument} page="term-condition" icon="ticket" />
}

function TermsAbsent() {
  const { t } = useTranslation(['ui', '_m'])
  const site = useStartup().site.siteName
  return (
    <ContentFrame page="term-condition">
      <PageHeader icon="info" title={t('_m:page.term-condition')} text={t('content.terms.lead', { site })} />
      <div className="content-card">
        <EmptyState
          icon="ticket"
          title={t('content.terms.title', { site })}
          text={t('content.terms.text')}
          action={
            <Link className={buttonClass({})} to="/contact-us">
              {t('_m:page.contact-us')}
            </Link>
          }
        />
      </div>
      <ContentNote title={t('content.terms.related')}>
        {published.map((name) => (
          <Link key={name} className={buttonClass({ variant: 'tonal' })} to={pages[name].path}>
            {t(`_m:page.${name}`)}
          </Link>
        ))}
      </ContentNote>
    </ContentFrame>
  )
}
