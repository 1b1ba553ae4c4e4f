import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'react-router'
import { layoutStore, useLayoutState } from '../../../browser/layout-state.ts'
import { onQuietPage, pauseMs } from '../../../browser/on-quiet-page.ts'
import { openModal } from '../../../ui/overlay/modal-store.ts'
import { useAnnouncements } from '../announcements/use-announcements.ts'
import '../modals/announcements-modal.tsx'
import { useStartup } from '../../../brand/startup-context.ts'
import { useDeviceInfo } from '../../../browser/use-device-info.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass, IconButton } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { isOfferPage } from '../floating/is-offer-page.ts'
import { announcementsModal } from '../modals/modal-ids.ts'
import './idle-prompts.css'

// Loads the modal's code together with this file, so that opening it needs no request.

// Announcements open once per document, even when the visitor left them for another modal without closing them.
let wasOpened = false

/** What a page shows by itself once the visitor is idle: announcements on the home page, and the app's download bar. */
export function IdlePrompts() {
  const { pathname } = useLocation()
  return (
    <>
      {pathname === '/' ? <AnnouncementsOpener /> : null}
      <DownloadBar />
    </>
  )
}

/** Opens the announcements when one of them is of kind `modal` and was not dismissed. */
function AnnouncementsOpener() {
  const { announcements } = useAnnouncements()
  const { closedAnnouncements } = useLayoutState()
  const open = useEffectEvent(() => {
    const needsModal = ({ id, kind }: (typeof announcements)[number]) =>
      kind === 'modal' && !closedAnnouncements.includes(id)
    if (wasOpened || !announcements.some(needsModal)) return
    wasOpened = true
    openModal(announcementsModal)
  })
  useEffect(() => onQuietPage(pauseMs, open), [])
  return null
}

/** Link to the brand's app for this phone, above the mobile bar. Once closed, it is not shown again. */
function DownloadBar() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const app = useApp()
  const { pathname } = useLocation()
  const { isDownloadBarClosed } = useLayoutState()
  const [isIdle, setIdle] = useState(false)
  useEffect(() => onQuietPage(pauseMs, () => setIdle(true)), [])
  if (!app || !isIdle || isDownloadBarClosed || !isOfferPage(pathname)) return null
  return (
    <aside className="download-bar" aria-label={t(app.name)}>
      <Icon name="phone" tone="accent" />
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
