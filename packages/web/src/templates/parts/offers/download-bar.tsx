import './download-bar.css'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { layoutStore, useLayoutState } from '../../../browser/layout-state.ts'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { buttonClass } from '../../../ui/button/button-class.ts'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { whenQuiet } from './when-quiet.ts'

/** Where the brand's app for this phone is, above the mobile bar; closed once, it stays away. */
export function DownloadBar() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const app = useApp()
  const { pathname } = useLocation()
  const { isDownloadBarClosed } = useLayoutState()
  const [isDue, setDue] = useState(false)
  useEffect(() => whenQuiet(() => setDue(true)), [])
  // Its page says the same, and more.
  if (!app || !isDue || isDownloadBarClosed || pathname === '/download') return null
  return (
    <aside className="download-bar" aria-label={t(app.name)}>
      <Icon name="phone" />
      <p>
        <strong>{site.siteName}</strong>
        {t(app.name)}
      </p>
      <a className={buttonClass({ variant: 'tonal' })} href={app.href} rel="noopener">
        {t('site.app.get')}
      </a>
      <IconButton
        icon="close"
        label={t('app.close')}
        onClick={() => layoutStore.update({ isDownloadBarClosed: true })}
      />
    </aside>
  )
}

/** The brand's app for this phone; `undefined` on anything else, and inside the installed app. */
function useApp() {
  const device = useDeviceInfo()
  const { site } = useStartup()
  if (!device?.isMobile || matchMedia('(display-mode: standalone)').matches) return undefined
  const apps = [
    { fits: device.isAndroid, href: site.androidLink, name: 'site.app.android' },
    { fits: device.isIos, href: site.iosLink, name: 'site.app.ios' },
  ] as const
  return apps.find(({ fits, href }) => fits && href.startsWith('https://'))
}
