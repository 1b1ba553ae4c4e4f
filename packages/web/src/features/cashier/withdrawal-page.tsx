import { useNavigate, useSearchParams } from 'react-router'
import { useOpenIntent } from '../../player/use-payment-intent.ts'
import { CashierFrame, CashierWaiting } from './cashier-frame.tsx'
import { MoneyCheck } from './money-check.tsx'
import { withdrawalAddress } from './tracker/withdrawal-state.ts'
import { WithdrawalTracker } from './tracker/withdrawal-tracker.tsx'
import { WithdrawalStart } from './withdrawal/withdrawal-start.tsx'

/** Withdrawals: a new one, one that was asked for (`?id=`), and one whose outcome is not known. */
export function WithdrawalPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const open = useOpenIntent('withdrawal')
  const id = search.get('id')
  const showRecord = (record: object) => {
    if ('withdrawalId' in record)
      void navigate(withdrawalAddress(String(record.withdrawalId)), { replace: true })
  }
  return (
    <CashierFrame page="withdrawal" step={`${id ?? ''} ${open?.key ?? ''}`}>
      {open ? <MoneyCheck key={open.key} intent={open} onKnown={showRecord} /> : null}
      {id ? <WithdrawalTracker key={id} withdrawalId={id} /> : open ? null : <WithdrawalStart />}
    </CashierFrame>
  )
}

/** The page while it is not confirmed yet who is logged in. */
export const WithdrawalWaiting = () => <CashierWaiting page="withdrawal" />
