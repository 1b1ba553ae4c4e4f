import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import './attempt-limit-notice.css'
import { useSecondsLeft } from '../ui/layout/use-seconds-left.ts'
import { Icon } from '../ui/media/icon.tsx'
import type { AttemptLimit } from './use-attempt-limit.ts'

interface AttemptLimitNoticeProps {
  limit: AttemptLimit
  /** What can be done instead of waiting. */
  children?: ReactNode
}

/** Says that a form was sent too often and counts down until it may be sent again. */
export function AttemptLimitNotice(props: AttemptLimitNoticeProps) {
  const { untilMs } = props.limit
  return untilMs === 0 ? null : <Countdown key={untilMs} {...props} />
}

function Countdown({ limit: { untilMs, reset }, children }: AttemptLimitNoticeProps) {
  const { t } = useTranslation()
  const secondsLeft = useSecondsLeft(untilMs)
  useEffect(() => {
    if (secondsLeft === 0) reset()
  }, [secondsLeft, reset])
  return (
    <div className="attempt-limit" role="alert">
      <Icon name="clock" />
      <p>
        {t('login.tooMany')} {/* Read out once, not at every second. */}
        <span className="num" aria-live="off">
          {t('login.tryAgainIn', { seconds: secondsLeft })}
        </span>{' '}
        {children}
      </p>
    </div>
  )
}
