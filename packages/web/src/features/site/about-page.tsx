import { Link } from 'react-router'
import { PageHeader } from '../../brand/pages/page-header.tsx'
import { useMenuLinks } from '../../brand/pages/pages-context.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { ContentFrame, ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { useContent } from '../../content/use-content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button/button.tsx'

/** The operator's text about the site; of a brand that has published others alone, the way to those. */
export function Page() {
  const view = useContent('aboutUs')
  return view.kind === 'empty' ? <AboutLinks /> : <ContentPage document="aboutUs" page="about" />
}

function AboutLinks() {
  const { t } = useTranslation()
  const site = useStartup().site.siteName
  const others = useMenuLinks('about').filter(({ page }) => page !== 'about')
  return (
    <ContentFrame page="about">
      <PageHeader page="about" text={t('content.about.lead', { site })} />
      <ContentNote title={t('content.about.more')}>
        {others.map(({ to, text }) => (
          <Link key={to} className={buttonClass({ variant: 'tonal' })} to={to}>
            {text}
          </Link>
        ))}
      </ContentNote>
    </ContentFrame>
  )
}
