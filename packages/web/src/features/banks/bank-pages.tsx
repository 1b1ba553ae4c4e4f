import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { AddBank } from './add-bank.tsx'
import { BankDetails } from './bank-details.tsx'
import { BankSkeleton } from './bank-states.tsx'
import './bank-pages.css'

interface BankPagesProps {
  page: 'bank-details' | 'add-bank'
}

/** The player's accounts for withdrawals, and the page that adds one. */
export function BankPages({ page }: BankPagesProps) {
  const { t } = useTranslation()
  const isAdding = page === 'add-bank'
  return (
    <AccountFrame page={page} text={t(isAdding ? 'banks.addText' : 'banks.text')} skeleton={<BankSkeleton />}>
      {isAdding ? <AddBank /> : <BankDetails />}
    </AccountFrame>
  )
}
