import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../api/query.ts'
import { shownOf } from '../../api/shown-failure.ts'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useKeepFocus } from '../../browser/use-keep-focus.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { BankCard } from './bank-card.tsx'
import { BankSkeleton } from './bank-states.tsx'
import { refreshBanks, useMyBanks } from './my-banks.ts'
import { RemoveBankDialog } from './remove-bank-dialog.tsx'

/** The player's own accounts: which is the default, and what can be done with each. */
export function BankDetails() {
  const { t } = useTranslation()
  const result = useMyBanks()
  useKeepFocus(result.data?.items.length)
  return (
    <QueryResults result={result} failed={t('banks.failed')} skeleton={<BankSkeleton />}>
      {({ items, maxAccounts, canAdd }) =>
        items.length === 0 ? (
          <NoBanks />
        ) : (
          <>
            <HoldNote />
            <Accounts banks={items} />
            <AddMore left={Math.max(0, maxAccounts - items.length)} canAdd={canAdd} />
          </>
        )
      }
    </QueryResults>
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
  if (!canAdd) return <p className="muted bank-note">{t('banks.full')}</p>
  return (
    <div className="row wrap bank-more">
      <Link className={buttonClass()} to="/add-bank">
        <Icon name="plus" />
        {t('_m:page.add-bank')}
      </Link>
      {left > 0 ? <p className="muted bank-note">{t('banks.left', { count: left })}</p> : null}
    </div>
  )
}

interface DefaultBankDialogProps {
  /** `undefined` while it is closed. */
  bank: PlayerBank | undefined
  onClose: () => void
}

/** Makes an account the default one, after a confirmation that tells of the hold. */
function DefaultBankDialog({ bank, onClose }: DefaultBankDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { capabilities } = useStartup()
  const { mutate, isPending, error } = useOperation('setDefaultBank')
  const named = { bank: bank?.bankName ?? '', number: bank?.accountNumberMasked ?? '' }
  const choose = () =>
    bank &&
    mutate(
      { params: { id: bank.bankId } },
      {
        onSuccess: () => showToast({ tone: 'success', text: t('banks.isDefault', named) }),
        onSettled: (_changed, failure) => {
          if (!failure || shownOf(failure) !== 'button') onClose()
          void refreshBanks(client)
        },
      },
    )
  return (
    <Dialog
      open={bank !== undefined}
      title={t('banks.makeDefault')}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button busy={isPending} onClick={choose}>
            {t('banks.makeDefault')}
          </Button>
        </>
      }
    >
      <p>{t('banks.defaultText', named)}</p>
      {capabilities.includes('withdrawals') ? (
        <p className="muted bank-note">{t('banks.holdAhead')}</p>
      ) : null}
      <UnavailableNote error={error} />
    </Dialog>
  )
}

/** Says that withdrawals wait after a change of the accounts, and while they do; nothing without withdrawals. */
function HoldNote() {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  const isOffered = useStartup().capabilities.includes('withdrawals')
  const { data } = useQuery({
    ...query('getWithdrawalInfo', {}),
    enabled: isOffered,
  })
  if (!isOffered) return null
  const isHeld = data?.blockers.includes('BANK_CHANGE_HOLD') ?? false
  const held = data?.holdUntil ? t('banks.heldUntil', { time: dateTime(data.holdUntil) }) : t('banks.held')
  return (
    <p className="hint" role="status">
      <Icon name={isHeld ? 'clock' : 'info'} tone={isHeld ? 'warning' : 'quiet'} />
      {isHeld ? held : t('banks.holdAhead')}
    </p>
  )
}
