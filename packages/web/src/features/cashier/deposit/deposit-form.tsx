import type { DepositMethod } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { ResponseOf } from '@marquee/contracts/operations'
import { isOffered } from '@marquee/contracts/pages'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { AttemptLimitNotice } from '../../../forms/attempt-limit.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useCurrencySign } from '../../../i18n/use-currency-sign.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { depositAddress } from '../payment/deposit-address.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { BonusChoice } from './bonus-choice.tsx'
import { DepositNotes } from './deposit-notes.tsx'
import { MethodList } from './method-list.tsx'
import { QuoteLine } from './quote-line.tsx'
import { useDepositForm } from './use-deposit-form.ts'
import './deposit-form.css'

// Few methods ask for more than an amount.
const MethodFields = lazyComponent(async () => (await import('./method-fields.tsx')).MethodFields)
// Most deposits take every bonus that was chosen for them.
const MissedBonus = lazyComponent(async () => (await import('./missed-bonus.tsx')).MissedBonus)

interface DepositFormProps {
  methods: ResponseOf<'listDepositMethods'>
  /** Open deposits: a method may take no second one. */
  waiting: readonly Deposit[]
}

/** The form of a deposit: method, amount, what it costs, bonus, and the method's own fields. */
export function DepositForm({ methods, waiting }: DepositFormProps) {
  const { form, ...choice } = useDepositForm(methods)
  const { draft, method, offers, promoId, quoteWith } = choice
  const { capabilities } = useStartup()
  return (
    <form className="deposit-form" {...form.formProps}>
      <MethodList
        methods={methods.items}
        chosen={method?.channelCode ?? ''}
        error={form.errors.channelCode}
        onChoose={(code) => {
          draft.set('channelCode', code)
          form.clear()
        }}
      />
      <section className="cashier-card deposit-amount">
        <DepositAmount choice={choice} form={form} dailyLeft={methods.dailyDepositLeft} />
        <Suspense>
          {choice.missed && isOffered('promotions', capabilities) ? <MissedBonus {...choice.missed} /> : null}
        </Suspense>
        <QuoteLine quote={quoteWith(promoId)} />
        {offers.length > 0 ? (
          <BonusChoice
            offers={offers}
            chosen={promoId}
            turnoverOf={(id) => quoteWith(id)?.turnover}
            onChoose={(id) => draft.set('promoId', id)}
          />
        ) : null}
        <Suspense>
          {choice.fields.length > 0 ? (
            <MethodFields
              fields={choice.fields}
              values={draft.values}
              onValue={draft.set}
              field={form.field}
            />
          ) : null}
        </Suspense>
        <MethodInstructions method={method} />
        <SendDeposit choice={choice} waiting={waiting} />
        <DepositNotes />
      </section>
    </form>
  )
}

type Choice = Omit<ReturnType<typeof useDepositForm>, 'form'>

interface DepositAmountProps {
  choice: Choice
  form: ReturnType<typeof useDepositForm>['form']
  dailyLeft: ResponseOf<'listDepositMethods'>['dailyDepositLeft']
}

function DepositAmount({ choice: { draft, currency, presets }, form, dailyLeft }: DepositAmountProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <AmountField
      {...form.field('amount')}
      label={t('cashier.amount.label')}
      hint={dailyLeft ? t('cashier.amount.dailyLeft', { amount: money(dailyLeft) }) : undefined}
      sign={useCurrencySign(currency)}
      value={draft.values.amount ?? ''}
      onValue={(value) => draft.set('amount', value)}
      presets={presets.map((preset) => ({ value: preset.amount, label: money(preset) }))}
      presetsLabel={t('cashier.amount.presets')}
    />
  )
}

function SendDeposit({ choice, waiting }: { choice: Choice; waiting: readonly Deposit[] }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { method, refusal, limit, promoId, quoteWith, isSending } = choice
  const quote = quoteWith(promoId)
  const pending = waiting.find(({ channelCode }) => channelCode === method?.channelCode) ?? waiting[0]
  return (
    <>
      <AttemptLimitNotice limit={limit} />
      {refusal ? (
        <RefusalNotice problem={refusal}>
          {refusal.code === 'pendingExists' && pending ? (
            <Link to={depositAddress(pending.depositId)}>{t('cashier.deposit.continue')}</Link>
          ) : null}
        </RefusalNotice>
      ) : null}
      <Button type="submit" size="l" block busy={isSending}>
        {quote
          ? t('cashier.deposit.submitAmount', { amount: money(quote.pay) })
          : t('cashier.deposit.submit')}
      </Button>
    </>
  )
}

function MethodInstructions({ method }: { method: DepositMethod | undefined }) {
  const localText = useLocalText()
  if (!method) return null
  const { instructionsEn, instructionsLocal, instructionsCn } = method
  const text = localText(instructionsEn, instructionsLocal, instructionsCn)
  return text ? <p className="deposit-note">{text}</p> : null
}
