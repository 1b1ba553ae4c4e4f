import type { DepositMethod, DepositOffer } from '@marquee/contracts/areas/cashier/deposit-methods'
import type { Deposit } from '@marquee/contracts/areas/cashier/deposits'
import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import type { Money } from '@marquee/contracts/money'
import type { ResponseOf } from '@marquee/contracts/operations'
import { isOffered } from '@marquee/contracts/pages'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { AttemptLimitNotice } from '../../../forms/attempt-limit.tsx'
import { useFormat } from '../../../i18n/format.ts'
import { useCurrencySign } from '../../../i18n/use-currency-sign.ts'
import { useLocalText } from '../../../i18n/use-local-text.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { AmountField } from '../../../ui/form/amount-field.tsx'
import { useAmountHint } from '../cashier-texts.ts'
import { RefusalNotice } from '../refusal-notice.tsx'
import { useInstructions } from '../use-instructions.ts'
import { MethodList } from './method-list.tsx'
import { shortMoney } from './short-money.ts'
import { useDepositForm } from './use-deposit-form.ts'
import '../../../ui/form/choice.css'
import type { DepositQuote } from './deposit-quote.ts'
import './deposit-form.css'

// Few methods ask for more than an amount.
const MethodFields = lazyComponent(async () => (await import('./method-fields.tsx')).MethodFields)
// Most deposits take every bonus that was chosen for them.
const MissedBonus = lazyComponent(async () => (await import('./missed-bonus.tsx')).MissedBonus)

interface DepositFormProps {
  methods: ResponseOf<'listDepositMethods'>
  /** What the player has set, where it could be read. */
  controls: PlayControls | undefined
  /** Open deposits: a method may take no second one. */
  waiting: readonly Deposit[]
}

/** The form of a deposit: amount, method and its own fields, bonus, and what it costs. */
export function DepositForm({ methods, controls, waiting }: DepositFormProps) {
  const { form, ...choice } = useDepositForm(methods, controls)
  const { draft, method, offers, promoId, quoteWith } = choice
  const { capabilities } = useStartup()
  return (
    <form className="card stack cashier-card deposit-form" {...form.formProps}>
      <DepositAmount choice={choice} form={form} />
      <MethodList
        methods={methods.items}
        chosen={method?.channelCode ?? ''}
        most={choice.mostAnyway}
        error={form.errors.channelCode}
        onChoose={(code) => {
          draft.set('channelCode', code)
          form.clear()
        }}
      />
      <Suspense>
        {choice.fields.length > 0 ? (
          <MethodFields fields={choice.fields} values={draft.values} onValue={draft.set} field={form.field} />
        ) : null}
      </Suspense>
      <Suspense>
        {choice.missed && isOffered('promotions', capabilities) ? <MissedBonus {...choice.missed} /> : null}
      </Suspense>
      {offers.length > 0 ? (
        <BonusChoice
          offers={offers}
          chosen={promoId}
          turnoverOf={(id) => quoteWith(id)?.turnover}
          onChoose={(id) => draft.set('promoId', id)}
        />
      ) : null}
      <QuoteLine quote={quoteWith(promoId)} />
      <SendDeposit choice={choice} waiting={waiting} />
      <MethodInstructions method={method} />
      <DepositNotes />
    </form>
  )
}

type Choice = Omit<ReturnType<typeof useDepositForm>, 'form'>

interface DepositAmountProps {
  choice: Choice
  form: ReturnType<typeof useDepositForm>['form']
}

function DepositAmount({ choice: { draft, limits, currency, presets }, form }: DepositAmountProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const hint = useAmountHint(limits, currency)
  // What the method takes stands with it.
  const isOwn = limits.most !== null && limits.most.reason !== 'once'
  return (
    <AmountField
      {...form.field('amount')}
      label={t('cashier.amount.label')}
      hint={isOwn ? hint : undefined}
      sign={useCurrencySign(currency)}
      value={draft.values.amount ?? ''}
      onValue={(value) => draft.set('amount', value)}
      presets={presets.map((preset) => ({ value: preset.amount, label: shortMoney(money(preset)) }))}
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
      {refusal ? <RefusalNotice kind="deposit" problem={refusal} openId={pending?.depositId} /> : null}
      <Button type="submit" size="l" block busy={isSending} disabled={limit.untilMs > 0}>
        {quote
          ? t('cashier.deposit.submitAmount', { amount: money(quote.pay) })
          : t('cashier.deposit.submit')}
      </Button>
    </>
  )
}

function MethodInstructions({ method }: { method: DepositMethod | undefined }) {
  const text = useInstructions(method)
  return text ? <p className="muted">{text}</p> : null
}

interface BonusChoiceProps {
  offers: readonly DepositOffer[]
  /** The promotion's id; empty for no bonus. */
  chosen: string
  /** What has to be bet with each choice: without a bonus, and by promotion. */
  turnoverOf: (promoId: string) => Money | undefined
  onChoose: (promoId: string) => void
}

/** The bonuses that the deposit may take, with what each costs in plain words. None is chosen for the player. */
function BonusChoice({ offers, chosen, turnoverOf, onChoose }: BonusChoiceProps) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const localText = useLocalText()
  const option = (promoId: string, title: string, text: string) => (
    <label key={promoId} className="choice bonus-option">
      <input
        type="radio"
        name="promoId"
        value={promoId}
        checked={chosen === promoId}
        onChange={() => onChoose(promoId)}
      />
      <span className="choice-dot bonus-dot" />
      <span className="strong bonus-title">{title}</span>
      <span className="muted bonus-text">{text}</span>
    </label>
  )
  const turnoverText = (promoId: string) => {
    const turnover = turnoverOf(promoId)
    return turnover ? money(turnover) : ''
  }
  return (
    <fieldset className="stack gap-2 choices">
      <legend>{t('cashier.bonus.title')}</legend>
      {option('', t('cashier.bonus.none'), t('cashier.bonus.noneText', { turnover: turnoverText('') }))}
      {offers.map(({ promoId, title, bonusPreview }) =>
        option(
          promoId,
          localText(title),
          t('cashier.bonus.text', { bonus: money(bonusPreview), turnover: turnoverText(promoId) }),
        ),
      )}
    </fieldset>
  )
}

/** What every deposit should know: whose account it may come from, and where limits are. */
function DepositNotes() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  return (
    <p className="muted deposit-notes">
      {t('cashier.deposit.ownName')}{' '}
      {isOffered('responsible-gaming', capabilities) ? (
        <Link to="/responsible-gaming">{t('_m:page.responsible-gaming')}</Link>
      ) : null}
    </p>
  )
}

const parts = ['pay', 'fee', 'get', 'turnover'] as const

/** One line, kept up to date: what the player pays, the fee, what arrives, and the turnover it needs. */
function QuoteLine({ quote }: { quote: DepositQuote | undefined }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  return (
    <div aria-live="polite" aria-atomic="true" className="quote">
      {quote ? (
        <dl className="tint quote-line">
          {parts.map((part) => (
            <div key={part} data-part={part}>
              <dt>{t(`cashier.quote.${part}`)}</dt>
              <dd className="num">{money(quote[part])}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}
