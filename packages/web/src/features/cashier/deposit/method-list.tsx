import { toMinor } from '@marquee/contracts/amounts'
import { type AmountCeiling, lowestCeiling } from '@marquee/contracts/areas/cashier/amount-ceiling'
import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Fold } from '../../../ui/layout/fold.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useFeeText, useMinutesText } from '../cashier-texts.ts'
import { useChannelName } from '../use-channel-name.ts'
import '../../../ui/form/choice.css'
import './method-list.css'

// Few methods want it, and of a verified player none says so.
const VerifiedOnly = lazyComponent(async () => (await import('./verified-only.tsx')).VerifiedOnly)

interface MethodListProps {
  methods: readonly DepositMethod[]
  /** The channel code; empty for none. */
  chosen: string
  /** What the player and the site still allow, whichever method it is. */
  most: AmountCeiling | null
  error: string | undefined
  onChoose: (channelCode: string) => void
}

/**
 * The ways to pay as cards, of which one is chosen. The one that the form begins with, such as the last used, stands alone,
 * with the others folded beneath; nothing changes its place afterwards. One under maintenance is shown and cannot be chosen.
 */
export function MethodList({ methods, chosen, most, error, onChoose }: MethodListProps) {
  const { t } = useTranslation()
  const [first] = useState(chosen)
  const card = (method: DepositMethod) => (
    <MethodCard
      key={method.channelCode}
      method={method}
      most={most}
      isChosen={method.channelCode === chosen}
      onChoose={() => onChoose(method.channelCode)}
    />
  )
  const others = methods.filter(({ channelCode }) => channelCode !== first)
  return (
    <fieldset
      className="stack gap-2 choices method-list"
      aria-describedby={error ? 'method-error' : undefined}
    >
      <legend>{t('cashier.deposit.method')}</legend>
      {/* Above the cards, of which the first has the focus then: they fill a phone. */}
      {error ? (
        <p className="field-note field-error" id="method-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      {methods.length > others.length ? (
        <>
          {methods.filter((method) => !others.includes(method)).map(card)}
          {others.length > 0 ? (
            <OtherMethods isOpen={error !== undefined}>{others.map(card)}</OtherMethods>
          ) : null}
        </>
      ) : (
        <div className="method-cards">{others.map(card)}</div>
      )}
    </fieldset>
  )
}

/** Other ways to pay, folded until the player opens them, or the one above can't be used. */
function OtherMethods({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation()
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isOpen && fold.current) fold.current.open = true
  }, [isOpen])
  return (
    <Fold ref={fold} summary={t('cashier.deposit.otherMethods')}>
      <div className="method-cards">{children}</div>
    </Fold>
  )
}

interface MethodCardProps {
  method: DepositMethod
  most: AmountCeiling | null
  isChosen: boolean
  onChoose: () => void
}

function MethodCard({ method, most, isChosen, onChoose }: MethodCardProps) {
  const { t } = useTranslation()
  const feeText = useFeeText()
  const minutesText = useMinutesText()
  const name = useChannelName()(method)
  const { isMaintenance } = method
  return (
    <label className="choice method-card" data-off={isMaintenance || undefined}>
      <input
        type="radio"
        name="channelCode"
        value={method.channelCode}
        checked={isChosen}
        disabled={isMaintenance}
        onChange={onChoose}
      />
      <MethodMark name={name} imgUrl={method.imgUrl} />
      <span className="method-words">
        <span className="method-name">{name}</span>
        {method.requiresKyc ? (
          <Suspense>
            <VerifiedOnly />
          </Suspense>
        ) : null}
        {isMaintenance ? (
          <Badge tone="warning">{t('cashier.deposit.maintenance')}</Badge>
        ) : (
          <>
            <span className="fine method-facts">
              {feeText(method)} · {minutesText(method.processingTime)}
            </span>
            <MethodRange method={method} most={most} />
          </>
        )}
      </span>
      <span className="method-tick">
        <Icon name="check" size={16} />
      </span>
    </label>
  )
}

/** How much a method takes, as far as the player and the site allow it. */
function MethodRange({ method, most }: Pick<MethodCardProps, 'method' | 'most'>) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { minAmount, maxAmount, currency } = method
  const least = toMinor(minAmount.amount)
  const allowed = lowestCeiling([{ amount: maxAmount.amount, reason: 'once' }, ...(most ? [most] : [])])
  const min = money(minAmount)
  return (
    <span className="fine method-facts num">
      {allowed && toMinor(allowed.amount) >= least
        ? t('cashier.deposit.range', { min, max: money({ amount: allowed.amount, currency }) })
        : t('cashier.amount.from', { min })}
    </span>
  )
}

/** A method's picture; its monogram where there is none, or where it does not load. */
function MethodMark({ name, imgUrl }: { name: string; imgUrl: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="method-mark" aria-hidden="true">
      {imgUrl === '' || isBroken ? (
        [...name][0]?.toUpperCase()
      ) : (
        <img src={imgUrl} alt="" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
