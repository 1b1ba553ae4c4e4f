import { useTranslation } from 'react-i18next'
import { useStartup } from '../../../brand/startup-context.ts'
import { Icon } from '../../../ui/media/icon.tsx'

/** Where the brand's apps are to be had; nothing where it has none. */
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
