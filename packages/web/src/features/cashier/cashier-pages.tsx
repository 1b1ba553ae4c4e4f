import { CashierWaiting } from './cashier-frame.tsx'
import { DepositPage } from './deposit-page.tsx'
import { WithdrawalPage } from './withdrawal-page.tsx'

interface CashierPagesProps {
  page: 'deposit' | 'withdrawal'
  /** Whether the session is not confirmed yet. */
  isWaiting?: boolean
}

/** The pages that move money: one chunk, because they have most of it in common. */
export function CashierPages({ page, isWaiting = false }: CashierPagesProps) {
  if (isWaiting) return <CashierWaiting page={page} />
  return page === 'deposit' ? <DepositPage /> : <WithdrawalPage />
}
