import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../api/query.ts'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { Icon } from '../../ui/media/icon.tsx'

/** Says that withdrawals wait after a change of the accounts, and while they do; nothing without withdrawals. */
export function HoldNote() {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const isOffered = useStartup().capabilities.includes('withdrawals')
  const { data } = useQuery({
    ...query('getWithdrawalInfo', {}),
    enabled: isOffered,
    meta: { shownInPlace: true },
  })
  if (!isOffered) return null
  const isHeld = data?.blockers.includes('BANK_CHANGE_HOLD') ?? false
  const held = data?.holdUntil ? t('banks.heldUntil', { time: dateTime(data.holdUntil) }) : t('banks.held')
  return (
    <p className="bank-hold" data-held={isHeld || undefined} role="status">
      <Icon name={isHeld ? 'clock' : 'info'} />
      {isHeld ? held : t('banks.holdAhead')}
    </p>
  )
}
