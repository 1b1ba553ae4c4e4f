import type { ResponseOf } from '@marquee/contracts/operations'
import { useTranslation } from 'react-i18next'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { Icon } from '../../ui/media/icon.tsx'

const steps = [
  { key: 'share', icon: 'external' },
  { key: 'join', icon: 'user' },
  { key: 'earn', icon: 'wallet' },
] as const

/** How referral works: its steps, the share of each level of friends, and the platform's own rule. */
export function HowItWorks({ referral }: { referral: ResponseOf<'getReferral'> }) {
  const { t } = useTranslation()
  const rule = useLocalText()(referral.ruleEn, referral.ruleLocal, referral.ruleCn)
  return (
    <section className="referral-how">
      <h2>{t('referral.how')}</h2>
      <ol className="referral-steps">
        {steps.map(({ key, icon }) => (
          <li key={key} className="reward-card">
            <span className="referral-mark">
              <Icon name={icon} />
            </span>
            <h3>{t(`referral.steps.${key}`)}</h3>
            <p>{t(`referral.steps.${key}Text`)}</p>
          </li>
        ))}
      </ol>
      {referral.tiers.length > 0 ? <Tiers tiers={referral.tiers} /> : null}
      {rule ? <p className="reward-care">{rule}</p> : null}
      <p className="reward-care">{t('referral.self')}</p>
    </section>
  )
}

function Tiers({ tiers }: { tiers: ResponseOf<'getReferral'>['tiers'] }) {
  const { t } = useTranslation()
  const localText = useLocalText()
  const isExplained = tiers.length < 2 || tiers.every(({ requirementEn }) => requirementEn !== '')
  return (
    <div className="reward-card referral-tiers">
      <h3>{t('referral.tiers')}</h3>
      <ul>
        {tiers.map(({ level, rate, requirementEn, requirementLocal, requirementCn }) => {
          const requirement = localText(requirementEn, requirementLocal, requirementCn)
          return (
            <li key={level}>
              <span>
                {t('referral.level', { level })}
                {requirement ? <small>{requirement}</small> : null}
              </span>
              <strong className="num">{t('claims.percent', { rate: numericDisplay(rate) || '0' })}</strong>
            </li>
          )
        })}
      </ul>
      {isExplained ? null : <p className="referral-note">{t('referral.levelText')}</p>}
    </div>
  )
}
