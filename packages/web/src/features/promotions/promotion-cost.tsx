import type { PromotionDetail } from '@marquee/contracts/areas/promotions/promotions'
import type { Money } from '@marquee/contracts/money'
import { useState } from 'react'
import { useStartup } from '../../brand/startup-context.ts'
import { formDrafts } from '../../browser/form-drafts.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useDurationText } from '../../player/claims/time-left-text.tsx'
import { useSession } from '../../session/session-state.ts'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { exampleAmounts, firstAmount, type WorkedExample, workedExample } from './worked-example.ts'

const plainAmount = /^[1-9]\d{0,8}(?:\.\d{1,2})?$/

/** What a promotion costs before it is taken: in one sentence, and worked out with an amount. */
export function PromotionCost({ promotion }: { promotion: PromotionDetail }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { currency } = useStartup().site
  const [chosen, setChosen] = useState<string>()
  const own = useOwnAmount()
  const amount = chosen ?? firstAmount(promotion, own)
  const example = workedExample(promotion, amount, currency)
  const amounts = exampleAmounts(promotion)
  return (
    <section className="card reward-card promotion-cost" aria-label={t('promotions.cost.title')}>
      <h2>{t('promotions.cost.title')}</h2>
      <p className="promotion-sentence">{useCostText(promotion)}</p>
      {example ? (
        <>
          <Figures example={example} validDays={promotion.validDays} />
          {amounts.length > 1 ? (
            <fieldset className="wrap promotion-amounts">
              <legend className="visually-hidden">{t('promotions.cost.amounts')}</legend>
              {amounts.map((value) => (
                <Chip key={value} selected={value === amount} onClick={() => setChosen(value)}>
                  {money({ amount: value, currency })}
                </Chip>
              ))}
            </fieldset>
          ) : null}
          {example.deposit ? <p className="muted">{t('promotions.cost.ownTurnover')}</p> : null}
        </>
      ) : null}
    </section>
  )
}

/** The amount that the player has typed in the deposit form. */
function useOwnAmount(): string | undefined {
  const { player } = useSession()
  if (!player) return undefined
  const typed = formDrafts.read(player.accountId, 'deposit').amount?.trim() ?? ''
  return plainAmount.test(typed) ? typed : undefined
}

function useCostText({ turnoverMultiplier, validDays, bonusRate, bonusMax }: PromotionDetail): string {
  const { t } = useTranslation()
  const duration = useDurationText()
  const times = numericDisplay(turnoverMultiplier)
  if (times === '') return t(bonusRate || bonusMax ? 'promotions.cost.free' : 'promotions.cost.plain')
  if (validDays === null) return t('promotions.cost.deposit', { times })
  return t('promotions.cost.depositDays', { times, days: duration('day', validDays) })
}

function Figures({ example, validDays }: { example: WorkedExample; validDays: number | null }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const duration = useDurationText()
  const { deposit, bonus, turnover } = example
  const days = validDays === null ? undefined : duration('day', validDays)
  const figures: { icon: IconName; label: string; value: string }[] = [
    ...figureOf('plus', t('promotions.cost.youDeposit'), deposit, money),
    { icon: 'gift', label: t('promotions.cost.youGet'), value: money(bonus) },
    ...figureOf('refresh', t('promotions.cost.youBet'), turnover, money),
    ...(turnover && days
      ? [{ icon: 'clock' as const, label: t('promotions.cost.within'), value: days }]
      : []),
  ]
  const values = {
    deposit: deposit ? money(deposit) : '',
    bonus: money(bonus),
    turnover: turnover ? money(turnover) : '',
    days: days ?? '',
  }
  return (
    <>
      <dl className="promotion-figures">
        {figures.map(({ icon, label, value }) => (
          <div key={label}>
            <dt>
              <Icon name={icon} size={16} tone="accent" />
              {label}
            </dt>
            <dd className="num">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="promotion-example" aria-live="polite">
        {t(exampleKey(example, validDays !== null), values)}
      </p>
    </>
  )
}

const figureOf = (icon: IconName, label: string, amount: Money | null, write: (money: Money) => string) =>
  amount ? [{ icon, label, value: write(amount) }] : []

function exampleKey({ deposit, turnover }: WorkedExample, hasDays: boolean) {
  if (deposit) {
    if (!turnover) return 'promotions.cost.sentenceFree'
    return hasDays ? 'promotions.cost.sentenceDays' : 'promotions.cost.sentence'
  }
  if (!turnover) return 'promotions.cost.fixedFree'
  return hasDays ? 'promotions.cost.fixedDays' : 'promotions.cost.fixed'
}
