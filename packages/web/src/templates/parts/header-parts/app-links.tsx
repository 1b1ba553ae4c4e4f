import { useStartup } from '../../../brand/startup-context.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** Download links of the brand's apps. Renders nothing when there are none. */
export function AppLinks() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const apps = [
    { href: site.androidLink, name: t('site.app.android') },
    { href: site.iosLink, name: t('site.app.ios') },
  ].filter(({ href }) => href.startsWith('https://'))
  return apps.map(({ href, name }) => (
    <a key={href} className="app-link" href={href} rel="noopener">
      <Icon name="download" />
      {name}
    </a>
  ))
}
