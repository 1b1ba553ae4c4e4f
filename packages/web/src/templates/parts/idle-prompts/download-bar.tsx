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
import { onUserIdle } from './on-user-idle.ts'

/** Link to the brand's app for this phone, above the mobile bar. Once closed, it is not shown again. */
export function DownloadBar() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const app = useApp()
  const { pathname } = useLocation()
  const { isDownloadBarClosed } = useLayoutState()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onUserIdle(() => setIdle(true)), [])
  // The download page has the same link.
  if (!app || !isIdle || isDownloadBarClosed || pathname === '/download') return null
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

/** The brand's app for this phone; `undefined` on other devices and inside the installed app. */
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
