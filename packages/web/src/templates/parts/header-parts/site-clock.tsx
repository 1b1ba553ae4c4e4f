import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useNearViewport } from '../../use-near-viewport.ts'

/** The site's time in minutes. It starts in the browser once visible, because a cached document has no current time. */
export function SiteClock() {
  const { t } = useTranslation()
  const { time } = useFormat()
  const [nowMs, setNowMs] = useState<number>()
  const [isVisible, setVisible] = useState(false)
  const element = useNearViewport<HTMLSpanElement>('0px', () => setVisible(true))
  useEffect(() => {
    if (!isVisible) return undefined
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 15_000)
    return () => clearInterval(timer)
  }, [isVisible])
  return (
    <span ref={element} className="site-clock num">
      <Icon name="clock" />
      {nowMs === undefined ? null : t('site.clock', { time: time(new Date(nowMs).toISOString()) })}
    </span>
  )
}
