import type { Problem } from '@marquee/contracts/problem'
import { Link } from 'react-router'
import { useStartup } from '../brand/startup-context.ts'
import { useDayText } from '../i18n/day-text.ts'
import { useFormat } from '../i18n/format.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { limitKinds, useLimitWords } from './limit-amount.ts'
import './refusal-detail.css'

/** Names the player's own limit, break or exclusion that refused something, with its end, and where it can be seen. */
export function RefusalDetail({ problem }: { problem: Problem }) {
  const { t } = useTranslation()
  const text = useRefusalText(problem)
  return (
    <>
      {text}{' '}
      <Link className="refusal-link" to="/responsible-gaming">
        {t('care.refused.seeLimits')}
      </Link>
    </>
  )
}

function useRefusalText({ code, limit, until }: Problem): string {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { from } = useDayText()
  const words = useLimitWords(useStartup().site.currency)
  if (limit) {
    const kind = limitKinds.find((name) => name === limit.kind) ?? 'OTHER'
    const date = from(limit.resetsAt)
    const hasLeft = /[1-9]/.test(limit.left)
    const rest = hasLeft
      ? t('care.refused.left', { left: words(limit.kind, limit.left), date })
      : t('care.refused.used', { date })
    return limit.resetsAt
      ? t('care.refused.both', { what: t(`care.refused.${kind}`), rest })
      : t(`care.refused.${kind}`)
  }
  const date = dateTime(until ?? '')
  if (code === 'coolOffActive') return t('care.refused.breakUntil', { date })
  return until ? t('care.refused.excludedUntil', { date }) : t('care.refused.excludedForever')
}
