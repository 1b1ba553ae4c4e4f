import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { useNear } from '../../use-near.ts'

/** The site's time, by the minute. It begins in the browser, where it is seen: a cached document has no now. */
export function SiteClock() {
  const { t } = useTranslation()
  const { time } = useFormat()
  const [nowMs, setNowMs] = useState<number>()
  const [isSeen, setSeen] = useState(false)
  const place = useNear<HTMLSpanElement>('0px', () => setSeen(true))
  useEffect(() => {
    if (!isSeen) return undefined
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 15_000)
    return () => clearInterval(timer)
  }, [isSeen])
  return (
    <span ref={place} className="site-clock num">
      <Icon name="clock" />
      {nowMs === undefined ? null : t('site.clock', { time: time(new Date(nowMs).toISOString()) })}
    </span>
  )
}
