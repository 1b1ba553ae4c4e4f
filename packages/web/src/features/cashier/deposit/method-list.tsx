import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import { Suspense, useState } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { useFeeText, useMinutesText } from '../cashier-texts.ts'
import '../../../ui/form/choice.css'
import './method-list.css'

// Few methods want it, and of a verified player none says so.
const VerifiedOnly = lazyComponent(async () => (await import('./verified-only.tsx')).VerifiedOnly)

interface MethodListProps {
  methods: readonly DepositMethod[]
  /** The channel code; empty for none. */
  chosen: string
  error: string | undefined
  onChoose: (channelCode: string) => void
}

/** The ways to pay as cards, of which one is chosen. One under maintenance is shown and cannot be. */
export function MethodList({ methods, chosen, error, onChoose }: MethodListProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="choices method-list" aria-describedby={error ? 'method-error' : undefined}>
      <legend>{t('cashier.deposit.method')}</legend>
      {/* Above the cards, of which the first has the focus then: they fill a phone. */}
      {error ? (
        <p className="field-note field-error" id="method-error" role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
      <div className="method-cards">
        {methods.map((method) => (
          <MethodCard
            key={method.channelCode}
            method={method}
            isChosen={method.channelCode === chosen}
            onChoose={() => onChoose(method.channelCode)}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface MethodCardProps {
  method: DepositMethod
  isChosen: boolean
  onChoose: () => void
}

function MethodCard({ method, isChosen, onChoose }: MethodCardProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const feeText = useFeeText()
  const minutesText = useMinutesText()
  const { channelName, methodName, minAmount, maxAmount, isMaintenance } = method
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
      <MethodMark name={channelName} imgUrl={method.imgUrl} />
      <span className="method-words">
        <span className="method-name">{channelName || methodName}</span>
        {method.requiresKyc ? (
          <Suspense>
            <VerifiedOnly />
          </Suspense>
        ) : null}
        {isMaintenance ? (
          <Badge tone="warning">{t('cashier.deposit.maintenance')}</Badge>
        ) : (
          <>
            <span className="method-facts">
              {feeText(method)} · {minutesText(method.processingTime)}
            </span>
            <span className="method-facts num">
              {t('cashier.deposit.range', { min: money(minAmount), max: money(maxAmount) })}
            </span>
          </>
        )}
      </span>
      <span className="method-tick">
        <Icon name="check" />
      </span>
    </label>
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
