import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { knownLimits, limitLeft } from '../../../responsible-gaming/limit-amount.ts'
import { useLimitWords } from '../../../responsible-gaming/use-limit-words.ts'
import './deposit-care.css'

/** What each of the player's deposit limits still allows, and when it begins anew. */
export function DepositLimitRest({ controls }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const words = useLimitWords(controls.currency)
  const limits = knownLimits(controls.limits).filter(({ kind }) => kind === 'DEPOSIT')
  if (limits.length === 0) return null
  return (
    <section className="deposit-rest" aria-label={t('care.first.limit')}>
      <ul>
        {limits.map((limit) => (
          <li key={limit.period}>
            <span>{t(`care.limits.${limit.kind}.${limit.period}`)}</span>
            <strong className="num">
              {t('care.first.rest', { left: words(limit.kind, limitLeft(limit)) })}
            </strong>
            <small>{t('care.limits.resets', { date: dateTime(limit.resetsAt) })}</small>
          </li>
        ))}
      </ul>
      <Link to="/responsible-gaming">{t('care.refused.seeLimits')}</Link>
    </section>
  )
}
