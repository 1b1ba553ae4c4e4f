import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/icon.tsx'

/** The site's time, by the minute. It begins in the browser: a cached document has no now. */
export function SiteClock() {
  const { t } = useTranslation()
  const { time } = useFormat()
  const [nowMs, setNowMs] = useState<number>()
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 15_000)
    return () => clearInterval(timer)
  }, [])
  return (
    <span className="site-clock num">
      <Icon name="clock" />
      {nowMs === undefined ? null : t('site.clock', { time: time(new Date(nowMs).toISOString()) })}
    </span>
  )
}
