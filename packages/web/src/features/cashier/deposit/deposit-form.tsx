import type { Deposit } from '@marquee/contracts/cashier/deposit'
import type { DepositMethod } from '@marquee/contracts/cashier/deposit-method'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AttemptLimitNotice } from '../../../forms/attempt-limit-notice.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { depositAddress } from '../payment/deposit-address.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import { MethodFields } from './method-fields.tsx'
import { MethodList } from './method-list.tsx'
import { QuoteLine } from './quote-line.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import './deposit-form.css'

type Methods = ResponseOf<'listDepositMethods'>

interface DepositFormProps {
  methods: Methods
  /** Deposits that wait for payment: a method may take no second one. */
  waiting: readonly Deposit[]
}

/** The form of a deposit: method, amount, what it costs, bonus, and the method's own fields. */
export function DepositForm({ methods, waiting }: DepositFormProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const form = useDepositForm(methods)
  const { method, amount, quote, offers, refusal, limit } = form
  const { prepareIntent } = form
  const pending = waiting.find(({ channelCode }) => channelCode === method?.channelCode) ?? waiting[0]
  // The intent has its key before the click.
  useEffect(() => prepareIntent(), [prepareIntent])
  return (
    <form className="deposit-form" {...form.formProps}>
      <MethodList
        methods={methods.items}
        chosen={method?.channelCode ?? ''}
        error={form.field('channelCode').error}
        onChoose={form.chooseMethod}
      />
      <section className="cashier-card deposit-amount">
        <AmountField
          {...form.field('amount')}
          label={t('cashier.amount.label')}
          hint={form.amountHint}
          sign={form.sign}
          value={amount}
          onValue={form.setAmount}
          presets={form.presets.map((preset) => ({ value: preset.amount, label: money(preset) }))}
          presetsLabel={t('cashier.amount.presets')}
        />
        <QuoteLine quote={quote} />
        {offers.length > 0 ? (
          <BonusChoice
            offers={offers}
            chosen={form.promoId}
            turnoverOf={form.turnoverOf}
            onChoose={form.choosePromo}
          />
        ) : null}
        {method ? <MethodFields {...form.ownFields} field={form.field} /> : null}
        <MethodInstructions method={method} />
        <AttemptLimitNotice limit={limit} />
        {refusal ? (
          <RefusalNotice problem={refusal}>
            {refusal.code === 'pendingExists' && pending ? (
              <Link to={depositAddress(pending.depositId)}>{t('cashier.deposit.continue')}</Link>
            ) : null}
          </RefusalNotice>
        ) : null}
        <Button type="submit" size="l" block busy={form.isSending}>
          {quote ? t('cashier.deposit.submitAmount', { amount: money(quote.pay) }) : t('cashier.deposit.submit')}
        </Button>
        <p className="deposit-own-name">{t('cashier.deposit.ownName')}</p>
      </section>
    </form>
  )
}

function MethodInstructions({ method }: { method: DepositMethod | undefined }) {
  const language = useLanguage()
  if (!method) return null
  const { instructionsEn, instructionsLocal } = method
  const text = language === 'PHP' ? instructionsLocal || instructionsEn : instructionsEn || instructionsLocal
  return text ? <p className="deposit-instructions">{text}</p> : null
}
