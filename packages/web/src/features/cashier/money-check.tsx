import type { ResponseOf } from '@marquee/contracts/operations'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { paymentIntents } from '../../player/intents/payment-intent.ts'
import type { MoneyIntent } from '../../player/intents/read-intents.ts'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { SupportLink } from './support-link.tsx'
import { useMoneyOutcome } from './use-money-outcome.ts'
import './cashier.css'

interface MoneyCheckProps {
  intent: MoneyIntent
  onKnown: (record: NonNullable<ResponseOf<'getMoneyOutcome'>['record']>) => void
}

/** Stands in place of the form while nobody knows whether its request went through. It never says that it failed. */
export function MoneyCheck({ intent, onKnown }: MoneyCheckProps) {
  const { t } = useTranslation()
  const outcome = useMoneyOutcome(intent, onKnown)
  return (
    <section className="center card stack gap-4 cashier-card money-check" data-state={outcome.state}>
      <span className="mark cashier-mark">
        <Icon name={outcome.state === 'checking' ? 'clock' : 'info'} size={32} />
      </span>
      <div role="status">
        <h2>{t(`cashier.check.${outcome.state}.${intent.kind}`)}</h2>
        <Summary intent={intent} />
        <p className="quiet">{t(`cashier.check.${outcome.state}.text`)}</p>
      </div>
      {outcome.state === 'notSent' ? (
        <TryAgain intent={intent} />
      ) : (
        // From the first second: money is what support is called for.
        <ProblemReference reference={intent.reference || intent.key} />
      )}
      {outcome.state === 'checking' && outcome.isLong ? (
        <div className="money-check-help">
          <p className="quiet">{t('cashier.check.long')}</p>
          <SupportLink />
        </div>
      ) : null}
    </section>
  )
}

function Summary({ intent: { summary, sentAtMs } }: { intent: MoneyIntent }) {
  const { money, dateTime } = useFormat()
  if (!summary) return null
  // What another device has sent is known by its time.
  const what = summary.via || dateTime(new Date(sentAtMs).toISOString())
  return (
    <p className="money-check-what num">
      {money(summary.amount)} · {what}
    </p>
  )
}

function TryAgain({ intent: { key } }: { intent: MoneyIntent }) {
  const { t } = useTranslation()
  const owner = useSession().player?.accountId ?? ''
  return <Button onClick={() => paymentIntents.end(owner, key)}>{t('app.retry')}</Button>
}
