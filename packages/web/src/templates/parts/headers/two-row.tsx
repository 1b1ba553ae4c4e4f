import { useState } from 'react'
import { useStartup } from '../../../brand/startup-context.ts'
import { useNow } from '../../../browser/clock.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useNearViewport } from '../../use-near-viewport.ts'
import { AppLinks } from '../header-parts/app-links.tsx'
import { HeaderRow } from '../header-parts/header-row.tsx'
import './two-row.css'

/** A thin utility row above the row with brand, search and account. */
function TwoRow() {
  const { t } = useTranslation()
  const { minimumAge: age } = useStartup().market
  return (
    <header className="header header-two-row">
      <div className="utility-row">
        <SiteClock />
        <AppLinks />
        <p>{t('site.footer.adult', { age })}</p>
      </div>
      <HeaderRow />
    </header>
  )
}

export const twoRow = { Component: TwoRow }

/** The site's time in minutes. It starts in the browser once visible, because a cached document has no current time. */
function SiteClock() {
  const { t } = useTranslation()
  const { time } = useFormat()
  const [isVisible, setVisible] = useState(false)
  const element = useNearViewport<HTMLSpanElement>('0px', () => setVisible(true))
  const nowMs = useNow(15_000, isVisible ? undefined : null)
  return (
    <span ref={element} className="site-clock num">
      <Icon name="clock" />
      {isVisible ? t('site.clock', { time: time(new Date(nowMs).toISOString()) }) : null}
    </span>
  )
}
