import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import { offeredLanguages } from '@marquee/contracts/languages'
import { pickText } from '@marquee/contracts/local-text'
import { OperatorBody } from '../../content/operator-body.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useGameTypeName } from '../../i18n/use-game-type-name.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDurationText } from '../../player/claims/time-left-text.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { Icon } from '../../ui/media/icon.tsx'

const knownRules = [
  'firstDeposit',
  'depositMade',
  'verified',
  'phoneVerified',
  'emailVerified',
  'vipLevel',
  'newPlayer',
  'noActiveBonus',
  'minDeposit',
  'noLimits',
  'lossLastWeek',
  'vipGold',
  'vipSovereign',
] as const

/** Which games count, how much, and what limits there are. */
export function PromotionGames({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const gameType = useGameTypeName()
  const { turnoverGames, turnoverMultiplier } = promotion
  if (turnoverMultiplier === '' || turnoverGames.length === 0) return null
  return (
    <section>
      <h2>{t('promotions.cost.counts')}</h2>
      <ul className="stack gap-1 promotion-games">
        {turnoverGames.map(({ gameType: type, percent }) => {
          const shown = numericDisplay(percent)
          const values = { game: gameType(type), percent: t('claims.percent', { rate: shown }) }
          const key = shown === '100' ? 'whole' : shown === '' ? 'nothing' : 'part'
          return (
            <li key={type} data-counts={key}>
              <Icon name={key === 'nothing' ? 'close' : 'check'} />
              {t(`promotions.cost.${key}`, values)}
            </li>
          )
        })}
        <li data-counts="whole">
          <Icon name="check" />
          {t('promotions.cost.others')}
        </li>
      </ul>
    </section>
  )
}

/** The limits of a promotion, as far as it has any. */
export function PromotionLimits({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const duration = useDurationText()
  const { minDeposit, bonusMax, maxBet, maxWithdraw, validDays } = promotion
  const amounts = { minDeposit, bonusMax, maxBet, maxWithdraw }
  const lines = (['minDeposit', 'bonusMax', 'maxBet', 'maxWithdraw'] as const).flatMap((key) => {
    const amount = amounts[key]
    return amount ? [{ key, value: money(amount) }] : []
  })
  if (lines.length === 0 && validDays === null) return null
  return (
    <section>
      <h2>{t('promotions.cost.limits')}</h2>
      <dl className="panel lines promotion-limits">
        {lines.map(({ key, value }) => (
          <div key={key}>
            <dt className="quiet">{t(`promotions.cost.${key}`)}</dt>
            <dd className="strong num">{value}</dd>
          </div>
        ))}
        {validDays === null ? null : (
          <div>
            <dt className="quiet">{t('promotions.cost.days')}</dt>
            <dd className="strong num">{duration('day', validDays)}</dd>
          </div>
        )}
      </dl>
    </section>
  )
}

/** The conditions, each with whether the player meets it; a visitor sees the conditions alone. */
export function PromotionRules({ rules }: { rules: PromotionDetail['eligibility'] }) {
  const { t } = useTranslation()
  if (rules.length === 0) return null
  return (
    <section>
      <h2>{t('promotions.rules.title')}</h2>
      <ul className="stack gap-1 promotion-rules">
        {rules.map(({ ruleKey, met }) => {
          const known = knownRules.find((key) => key === ruleKey)
          return (
            <li key={ruleKey} data-met={met ?? undefined}>
              <Icon name={met === null ? 'info' : met ? 'check' : 'close'} />
              <span>{known ? t(`promotions.rules.${known}`) : ruleKey}</span>
              {met === null ? null : (
                <span className="muted promotion-met">{t(`promotions.rules.${met ? 'met' : 'unmet'}`)}</span>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The operator's full text, folded. */
export function PromotionTerms({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { text: html, language } = pickText(promotion.body, useLanguage())
  if (html === '') return null
  return (
    <Fold isCard summary={t('promotions.terms')}>
      <OperatorBody html={html} language={offeredLanguages[language].tag} />
    </Fold>
  )
}
