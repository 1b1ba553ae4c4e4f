import { type PageName, pagePath } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { useContent } from '../../content/use-content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import '../../content/content.css'
import { useStartup } from '../../brand/startup-context.ts'
import { useHasPage } from '../../brand/use-has-page.ts'

const published = ['privacy-policy', 'responsible-gaming', 'banking'] as const satisfies PageName[]

/** The operator's terms and conditions; where it publishes none, where to ask for them: a site must not invent them. */
export function Page() {
  const view = useContent('terms')
  return view.kind === 'empty' ? <TermsOnRequest /> : <ContentPage document="terms" page="term-condition" />
}

function TermsOnRequest() {
  const { t } = useTranslation(['ui', '_m'])
  const site = useStartup().site.siteName
  const hasPage = useHasPage()
  return (
    <div className="stack gap-5 content">
      <PageHeader page="term-condition" text={t('content.terms.lead', { site })} />
      <div className="stack gap-4 card content-card">
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
        {published.filter(hasPage).map((name) => (
          <Link key={name} className={buttonClass({ variant: 'tonal' })} to={pagePath(name)}>
            {t(`_m:page.${name}`)}
          </Link>
        ))}
      </ContentNote>
    </div>
  )
}
