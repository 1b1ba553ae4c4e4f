import type { PageModule } from '../../brand/pages/site-page.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { AccountFrame } from '../../player/account-frame.tsx'
import { AddBank } from './add-bank.tsx'
import { BankDetails } from './bank-details.tsx'
import { BankSkeleton } from './bank-states.tsx'
import './bank-pages.css'

type BankPageName = 'bank-details' | 'add-bank'

/** The module of one of the pages. */
export const bankPage = (page: BankPageName): PageModule => ({ Page: () => <BankPage page={page} /> })

/** The player's accounts for withdrawals, and the page that adds one. */
function BankPage({ page }: { page: BankPageName }) {
  const { t } = useTranslation()
  const isAdding = page === 'add-bank'
  return (
    <AccountFrame page={page} text={t(isAdding ? 'banks.addText' : 'banks.text')} skeleton={<BankSkeleton />}>
      {isAdding ? <AddBank /> : <BankDetails />}
    </AccountFrame>
  )
}
