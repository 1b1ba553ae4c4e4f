import type { Problem } from '@marquee/contracts/problem'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { problemText } from '../../i18n/problem-text.ts'
import { Button } from '../../ui/button/button.tsx'
import { FullScreen } from './full-screen.tsx'
import { Notice } from './notice.tsx'
import { type RetryState, useStartupRetry } from './use-startup-retry.ts'

const anyAnswer = () => true

/**
 * The screen after a failed start-up: shows the problem, in the platform's own words where it refused (specification,
 * section 4), keeps retrying, and opens the site once start-up succeeds.
 */
export function UnreachableScreen({ problem }: { problem: Problem }) {
  const { t, i18n } = useTranslation()
  const { code, reference } = problem
  const text = code === 'refused' ? problemText(problem, i18n) : t('closed.unreachableText')
  const retry = useStartupRetry({ isOpen: anyAnswer })
  return (
    <FullScreen>
      <Notice
        icon="refresh"
        title={t('closed.unreachableTitle')}
        text={text}
        reference={reference}
        actions={
          <Button size="l" busy={retry.isTrying} onClick={retry.tryNow}>
            {t('closed.tryNow')}
          </Button>
        }
      >
        <Countdown retry={retry} />
      </Notice>
    </FullScreen>
  )
}

function Countdown({ retry: { nextTryAtMs, isTrying } }: { retry: RetryState }) {
  const { t } = useTranslation()
  const [nowMs, setNowMs] = useState(0)
  useEffect(() => {
    const tick = () => setNowMs(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [])
  if (isTrying) return <p className="screen-notice-note">{t('closed.unreachableTrying')}</p>
  if (nextTryAtMs === null || nowMs === 0) return <p className="screen-notice-note" />
  const seconds = Math.max(0, Math.ceil((nextTryAtMs - nowMs) / 1000))
  return <p className="screen-notice-note num">{t('closed.unreachableNext', { seconds })}</p>
}
