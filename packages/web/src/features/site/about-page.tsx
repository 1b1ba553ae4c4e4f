import { type PageName, pages } from '@marquee/contracts/pages'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { useHasPage } from '../../brand/use-has-page.ts'
import { ContentFrame, ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { useContent } from '../../content/use-content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'

/** The operator's text about the site; of a brand that has published others alone, the way to those. */
export function AboutPage() {
  const view = useContent('aboutUs')
  return view.kind === 'empty' ? <AboutLinks /> : <ContentPage document="aboutUs" page="about" icon="info" />
}

const others = [
  'responsible-gaming',
  'privacy-policy',
  'term-condition',
  'banking',
  'faqs',
  'contact-us',
] as const satisfies PageName[]

function AboutLinks() {
  const { t } = useTranslation(['ui', '_m'])
  const site = useStartup().site.siteName
  const hasPage = useHasPage()
  return (
    <ContentFrame page="about">
      <PageHeader icon="info" title={t('_m:page.about')} text={t('content.about.lead', { site })} />
      <ContentNote title={t('content.about.more')}>
        {others.filter(hasPage).map((name) => (
          <Link key={name} className={buttonClass({ variant: 'tonal' })} to={pages[name].path}>
            {t(`_m:page.${name}`)}
          </Link>
        ))}
      </ContentNote>
    </ContentFrame>
  )
}
