import type { Transaction } from '@marquee/contracts/areas/reports/reports'
import { transactionTypes } from '@marquee/contracts/areas/reports/transaction-type'
import type { Capability } from '@marquee/contracts/capability'
import type { ResponseOf } from '@marquee/contracts/operations'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/form/select.tsx'
import { type DataColumn, DataTable } from '../../ui/layout/data-table.tsx'
import { useCopy } from '../../ui/layout/use-copy.ts'
import { RangeFilter, RecordEmpty, usePeriodText } from './range-filter.tsx'
import { RecordActions, RecordPagination } from './record-actions.tsx'
import { type RecordFilterState, type TransactionKind, useRecordFilters } from './record-filters.ts'
import { RecordResults, useRecordQuery } from './record-results.tsx'
import { RecordTotals, SignedMoney, StatusBadge } from './record-totals.tsx'
import { referenceAddress } from './reference-address.ts'

// Kinds of movements that only brands with that area have. Tokens are no money: the mini-games have their own log.
const areas: Partial<Record<TransactionKind, Capability>> = {
  DEPOSIT: 'deposits',
  WITHDRAWAL: 'withdrawals',
  WITHDRAWAL_REFUND: 'withdrawals',
  REFERRAL: 'referral',
  VIP_REWARD: 'vipLevels',
  MISSION: 'missions',
}

/** Every movement of the player's money, with the sums of the whole filter. */
export function TransactionHistory() {
  const { t } = useTranslation()
  const period = usePeriodText()
  const state = useRecordFilters()
  const { filters, fault } = state
  const { from, to } = filters.range
  const filter = { from, to, ...(filters.type && { type: filters.type }) }
  const result = useRecordQuery(
    'listTransactions',
    { query: { ...filter, page: filters.page, perPage: defaultPerPage } },
    !fault,
  )
  return (
    <>
      <div className="stack record-toolbar">
        <RangeFilter state={state} />
        <TypeFilter state={state} />
      </div>
      {fault ? null : (
        <RecordResults result={result}>
          {(data, isStale) =>
            data.total === 0 ? (
              <RecordEmpty icon="clock" state={state} />
            ) : (
              <>
                <RecordTotals
                  title={period(filters.range)}
                  items={[
                    { label: t('records.moneyIn'), money: data.totals.in },
                    { label: t('records.moneyOut'), money: data.totals.out },
                    { label: t('records.net'), money: data.totals.net, isResult: true },
                  ]}
                />
                <RecordActions kind="transactions" query={filter} />
                <Transactions data={data} isStale={isStale} />
                <RecordPagination filters={filters} total={data.total} perPage={data.perPage} />
              </>
            )
          }
        </RecordResults>
      )}
    </>
  )
}

function TypeFilter({ state: { filters, change } }: { state: RecordFilterState }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const typeName = useTypeName()
  const offered = transactionTypes.filter((type) => {
    const area = areas[type]
    return type !== 'TOKEN' && (area === undefined || capabilities.includes(area))
  })
  return (
    <div className="record-selects">
      <Select
        label={t('records.type')}
        value={filters.type ?? ''}
        options={[
          { value: '', label: t('records.all') },
          ...offered.map((type) => ({ value: type, label: typeName(type) })),
        ]}
        onChange={({ target }) => change({ type: offered.find((type) => type === target.value) })}
      />
    </div>
  )
}

interface TransactionsProps {
  data: ResponseOf<'listTransactions'>
  isStale: boolean
}

function Transactions({ data, isStale }: TransactionsProps) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <DataTable
      label={t('_m:page.transaction-history')}
      columns={useColumns()}
      rows={data.items}
      keyOf={({ transactionId }) => transactionId}
      isStale={isStale}
    />
  )
}

function useColumns(): DataColumn<Transaction>[] {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  const { capabilities } = useStartup()
  const typeName = useTypeName()
  return [
    {
      key: 'type',
      label: t('records.type'),
      place: 'title',
      cell: ({ type, remark }) => (
        <>
          {typeName(type)}
          {remark ? <small className="fine record-remark">{remark}</small> : null}
        </>
      ),
    },
    {
      key: 'at',
      label: t('records.date'),
      place: 'note',
      cell: ({ createdAt }) => <time dateTime={createdAt}>{dateTime(createdAt)}</time>,
    },
    {
      key: 'reference',
      label: t('records.reference'),
      cell: (row) =>
        row.referenceNo ? (
          <RecordReference reference={row.referenceNo} address={referenceAddress(row, capabilities)} />
        ) : null,
    },
    {
      key: 'status',
      label: t('records.statusName'),
      place: 'badge',
      cell: ({ status }) => (status ? <StatusBadge status={status} /> : null),
    },
    {
      key: 'amount',
      label: t('records.amount'),
      isNumber: true,
      place: 'value',
      cell: ({ amount, direction }) => (
        <SignedMoney
          hasSign
          money={direction === 'OUT' ? { ...amount, amount: `-${amount.amount}` } : amount}
        />
      ),
    },
    {
      key: 'balance',
      label: t('records.balanceAfter'),
      isNumber: true,
      cell: ({ balanceAfter }) => (balanceAfter ? money(balanceAfter) : null),
    },
  ]
}

/** The name of a kind of movement; one that the contract does not name, as the platform wrote it. */
function useTypeName(): (type: string) => string {
  const { t } = useTranslation()
  return (type) => {
    const known = transactionTypes.find((name) => name === type)
    return known ? t(`records.types.${known}`) : type
  }
}

interface RecordReferenceProps {
  reference: string
  /** The page of what it names, where there is one. */
  address: string | undefined
}

/** A movement's reference, by its beginning, with a button that copies the whole. */
function RecordReference({ reference, address }: RecordReferenceProps) {
  const { t } = useTranslation()
  const [isCopied, copy] = useCopy(reference)
  const code = <code title={reference}>{reference}</code>
  return (
    <span className="record-reference">
      {address ? <Link to={address}>{code}</Link> : code}
      <Button variant="quiet" aria-label={`${t('app.copy')}: ${t('records.reference')}`} onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'app.copied' : 'app.copy')}</span>
      </Button>
    </span>
  )
}
