import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { useKeepFocus } from '../../browser/use-keep-focus.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { BankCard } from './bank-card.tsx'
import { BankFailed } from './bank-failed.tsx'
import { BankSkeleton } from './bank-skeleton.tsx'
import { DefaultBankDialog } from './default-bank-dialog.tsx'
import { HoldNote } from './hold-note.tsx'
import { useMyBanks } from './my-banks.ts'
import { RemoveBankDialog } from './remove-bank-dialog.tsx'

/** The player's own accounts: which is the default, and what can be done with each. */
export function BankDetails() {
  const { data, error, isFetching, refetch } = useMyBanks()
  useKeepFocus(data?.items.length)
  if (!data) {
    return error ? (
      <BankFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <BankSkeleton />
    )
  }
  if (data.items.length === 0) return <NoBanks />
  return (
    <>
      <HoldNote />
      <Accounts banks={data.items} />
      <AddMore left={Math.max(0, data.maxAccounts - data.items.length)} canAdd={data.canAdd} />
    </>
  )
}

function NoBanks() {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <EmptyState
      icon="wallet"
      title={t('banks.empty')}
      text={t('banks.emptyText')}
      action={
        <Link className={buttonClass()} to="/add-bank">
          {t('_m:page.add-bank')}
        </Link>
      }
    />
  )
}

/** What the player is about to do with an account. */
interface Task {
  kind: 'default' | 'remove'
  bank: PlayerBank
}

function Accounts({ banks }: { banks: readonly PlayerBank[] }) {
  const [task, setTask] = useState<Task>()
  // Only for the logos: without them the cards show initials.
  const { data: catalogue } = useQuery(query('listBanks', {}))
  const close = () => setTask(undefined)
  return (
    <>
      <ul className="bank-cards">
        {banks.map((bank) => (
          <BankCard
            key={bank.bankId}
            bank={bank}
            imgUrl={catalogue?.items.find(({ bankCode }) => bankCode === bank.bankCode)?.imgUrl}
            onDefault={() => setTask({ kind: 'default', bank })}
            onRemove={() => setTask({ kind: 'remove', bank })}
          />
        ))}
      </ul>
      <DefaultBankDialog bank={task?.kind === 'default' ? task.bank : undefined} onClose={close} />
      <RemoveBankDialog bank={task?.kind === 'remove' ? task.bank : undefined} onClose={close} />
    </>
  )
}

function AddMore({ left, canAdd }: { left: number; canAdd: boolean }) {
  const { t } = useTranslation(['ui', '_m'])
  if (!canAdd) return <p className="bank-note">{t('banks.full')}</p>
  return (
    <div className="bank-more">
      <Link className={buttonClass()} to="/add-bank">
        <Icon name="plus" />
        {t('_m:page.add-bank')}
      </Link>
      {left > 0 ? <p className="bank-note">{t('banks.left', { count: left })}</p> : null}
    </div>
  )
}
