import { useState } from 'react'
import { lazyComponent } from '../browser/import-chunk.ts'
import { useHydrated } from '../browser/use-client-value.ts'
import { AboutBlock } from '../features/site/about-block.tsx'
import { useTranslation } from '../i18n/use-translation.ts'
import { BannerRow } from '../player/banners/banner-row.tsx'
import { useIsNewAccount } from '../session/new-account.ts'
import { useSession } from '../session/session-state.ts'
import { IconButton } from '../ui/button/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { openModal } from '../ui/overlay/modal-store.ts'
import { Ticker } from './parts/activity/ticker.tsx'
import { useAnnouncements } from './parts/announcements/use-announcements.ts'
import { LazyHydrate } from './parts/lobbies/lazy-hydrate.tsx'
import { announcementsModal } from './parts/modals/modal-ids.ts'
import { useTemplate } from './template.ts'
import './home-page.css'

/**
 * The home page: the operator's announcements, the template's hero, the template's sections in its order, and the
 * operator's "about us" text. The operator's banners are one of the sections, or follow the hero.
 */
export function Page() {
  const { file, hero, lobby } = useTemplate()
  return (
    <div className="home">
      <AnnouncementsTicker />
      <NewAccount />
      <hero.Component />
      {file.sections.includes('banners') ? null : <BannerRow position="home" />}
      <lobby.Component sections={file.sections} />
      <LazyHydrate>
        <AboutBlock />
      </LazyHydrate>
    </div>
  )
}

const NewAccountSteps = lazyComponent(
  async () => (await import('../features/account/new-account-steps.tsx')).NewAccountSteps,
)

/**
 * The next steps of a player who has just signed up and was led to the home page. Not after a reload, where they would
 * push the page down: the server does not know who visits.
 */
function NewAccount() {
  const isHydrated = useHydrated()
  const [isFirstPage] = useState(!isHydrated)
  const { player } = useSession()
  const isNew = useIsNewAccount(player?.accountId)
  // No Suspense of its own, so that the page appears together with it.
  return isNew && !isFirstPage ? <NewAccountSteps /> : null
}

/** The operator's announcements as a ticker, with a button that opens them as a list. */
function AnnouncementsTicker() {
  const { t } = useTranslation()
  const { announcements, isLoading } = useAnnouncements()
  if (isLoading) return <Skeleton className="ticker notice" />
  if (announcements.length === 0) return null
  return (
    <Ticker
      className="notice"
      label={t('site.announcements')}
      icon="bell"
      lines={announcements.map(({ id, text, language }) => (
        <span key={id} lang={language}>
          {text}
        </span>
      ))}
    >
      <IconButton
        icon="chevron-down"
        label={t('site.allAnnouncements')}
        onClick={() => openModal(announcementsModal)}
      />
    </Ticker>
  )
}
