import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { AddBankForm } from './add-bank-form.tsx'
import { BankFailed } from './bank-failed.tsx'
import { BankSkeleton } from './bank-skeleton.tsx'
import { useMyBanks } from './my-banks.ts'
import { useEditNameAddress } from './use-edit-name-address.ts'

/** Adds an account, or says what has to come first. */
export function AddBank() {
  const { t } = useTranslation(['ui', '_m'])
  const { player } = useSession()
  const catalogue = useQuery(query('listBanks', {}))
  const own = useMyBanks()
  const error = catalogue.data ? own.error : catalogue.error
  if (player && catalogue.data && own.data) {
    if (player.fullName === '') return <NameFirst />
    if (own.data.canAdd) return <AddBankForm banks={catalogue.data.items} holder={player.fullName} />
    return (
      <EmptyState
        icon="wallet"
        title={t('banks.fullTitle')}
        text={t('banks.full')}
        action={
          <Link className={buttonClass({ variant: 'tonal' })} to="/bank-details">
            {t('_m:page.bank-details')}
          </Link>
        }
      />
    )
  }
  if (!error) return <BankSkeleton />
  const retry = () => void Promise.all([catalogue.refetch(), own.refetch()])
  return <BankFailed error={error} isBusy={catalogue.isFetching || own.isFetching} onRetry={retry} />
}

function NameFirst() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="user"
      title={t('banks.nameFirst')}
      text={t('banks.nameFirstText')}
      action={
        <Link className={buttonClass()} to={useEditNameAddress()}>
          {t('banks.addName')}
        </Link>
      }
    />
  )
}
