import { useQuery } from '@tanstack/react-query'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { useOpenIntent } from '../../player/use-payment-intent.ts'
import { CashierFrame, CashierSkeleton, CashierWaiting } from './cashier-frame.tsx'
import { DepositStart } from './deposit/deposit-start.tsx'
import { MoneyCheck } from './money-check.tsx'
import { DepositProgress } from './payment/deposit-progress.tsx'
import { depositAddress } from './payment/deposit-state.ts'

/**
 * Deposits: a new one, one that was begun (`?id=`), the way back from a payment page (`?deposit=return`), and one whose
 * outcome is not known.
 */
export function DepositPage() {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const open = useOpenIntent('deposit')
  const id = search.get('id')
  const showRecord = (record: object) => {
    if ('depositId' in record) void navigate(depositAddress(String(record.depositId)), { replace: true })
  }
  return (
    <CashierFrame page="deposit" step={`${id ?? ''} ${open?.key ?? ''}`}>
      {open ? <MoneyCheck key={open.key} intent={open} onKnown={showRecord} /> : null}
      {id ? (
        <DepositProgress key={id} depositId={id} />
      ) : open ? null : search.get('deposit') === 'return' ? (
        <Returned depositId={search.get('deposit_id')} />
      ) : (
        <DepositStart />
      )}
    </CashierFrame>
  )
}

/** Leads on to the deposit that the payment page names, else to the newest one. */
function Returned({ depositId }: { depositId: string | null }) {
  const { data, error } = useQuery({
    ...query('listDeposits', { query: {} }),
    enabled: !depositId,
    meta: { shownInPlace: true },
  })
  const id = depositId ?? data?.items[0]?.depositId
  if (id) return <Navigate to={depositAddress(id)} replace />
  return data || error ? <DepositStart /> : <CashierSkeleton />
}

/** The page while it is not confirmed yet who is logged in. */
export const DepositWaiting = () => <CashierWaiting page="deposit" />
