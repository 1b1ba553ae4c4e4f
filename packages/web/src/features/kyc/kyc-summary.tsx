import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { offeredLanguages } from '@marquee/contracts/languages'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Icon, type IconName } from '../../ui/media/icon.tsx'

const states = {
  NONE: 'info',
  PENDING: 'clock',
  VERIFIED: 'check',
  REJECTED: 'warning',
  EXPIRED: 'warning',
} as const satisfies Record<string, IconName>
type State = keyof typeof states

const purposes = ['WITHDRAWAL', 'DEPOSIT', 'BONUS'] as const

/** The state of the verification in words, and what it is needed for. */
export function KycSummary({ kyc: { status, requiredFor, deadline } }: { kyc: KycStatus }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const { dateLocale } = offeredLanguages[useLanguage()]
  const state: State = Object.hasOwn(states, status) ? (status as State) : 'PENDING'
  const needed = purposes.filter((purpose) => requiredFor.includes(purpose))
  const list = new Intl.ListFormat(dateLocale).format(needed.map((purpose) => t(`kyc.purposes.${purpose}`)))
  return (
    <section className="kyc-summary" data-state={state} role="status">
      <span className="kyc-mark">
        <Icon name={states[state]} />
      </span>
      <div>
        <h2>{t(`kyc.states.${state}`)}</h2>
        <p>{t(`kyc.stateTexts.${state}`)}</p>
        {needed.length > 0 && state !== 'VERIFIED' ? <p>{t('kyc.neededFor', { list })}</p> : null}
        {deadline !== '' && state !== 'VERIFIED' ? (
          <p>{t('kyc.deadline', { date: dateTime(deadline) })}</p>
        ) : null}
      </div>
    </section>
  )
}
