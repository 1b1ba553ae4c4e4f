import type { Bet } from '@marquee/contracts/areas/reports/reports'
import { categories } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { useGameTypeName } from '../../../i18n/use-game-type-name.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type DataColumn, DataTable } from '../../../ui/layout/data-table.tsx'
import { RangeFilter } from '../range-filter.tsx'
import { RecordActions } from '../record-actions.tsx'
import { RecordEmpty } from '../record-empty.tsx'
import { RecordPagination } from '../record-pagination.tsx'
import { RecordResults } from '../record-results.tsx'
import { RecordTotals } from '../record-totals.tsx'
import { SignedMoney } from '../signed-money.tsx'
import { StatusBadge } from '../status-badge.tsx'
import { usePeriodText } from '../use-period-text.ts'
import { useRecordFilters } from '../use-record-filters.ts'
import { useRecordQuery } from '../use-record-query.ts'
import { BetDetailDialog } from './bet-detail-dialog.tsx'
import { BetFilters } from './bet-filters.tsx'

const perPage = 20

/** The player's bets, with the sums of the whole filter; each with its details. */
export function BetHistory() {
  const period = usePeriodText()
  const state = useRecordFilters()
  const { filters, fault } = state
  const { from, to } = filters.range
  const filter = {
    from,
    to,
    ...(filters.game && { gameType: categories[filters.game].gameTypes[0] }),
    ...(filters.status && { status: filters.status }),
  }
  const result = useRecordQuery('listBets', { query: { ...filter, page: filters.page, perPage } }, !fault)
  return (
    <>
      <div className="record-toolbar">
        <RangeFilter state={state} />
        <BetFilters state={state} />
      </div>
      {fault ? null : (
        <RecordResults result={result}>
          {(data, isStale) =>
            data.total === 0 ? (
              <RecordEmpty icon="ticket" state={state} />
            ) : (
              <>
                <BetTotals title={period(filters.range)} totals={data.totals} />
                <RecordActions kind="bets" query={filter} />
                <Bets bets={data.items} isStale={isStale} />
                <RecordPagination filters={filters} total={data.total} perPage={data.perPage} />
              </>
            )
          }
        </RecordResults>
      )}
    </>
  )
}

function BetTotals({ title, totals }: Pick<ResponseOf<'listBets'>, 'totals'> & { title: string }) {
  const { t } = useTranslation()
  // Open bets are in the stakes, and not in the result.
  const netLabel = `${t('records.netResult')} · ${t('records.status.SETTLED')}`
  return (
    <RecordTotals
      title={title}
      items={[
        { label: t('records.sums.betTotal'), money: totals.bet },
        { label: t('records.validBets'), money: totals.validBet },
        { label: t('records.sums.winTotal'), money: totals.win },
        { label: netLabel, money: totals.profit, isResult: true },
      ]}
    />
  )
}

function Bets({ bets, isStale }: { bets: readonly Bet[]; isStale: boolean }) {
  const { t } = useTranslation(['ui', '_m'])
  const [opened, setOpened] = useState<Bet>()
  return (
    <>
      <DataTable
        label={t('_m:page.bet-history')}
        columns={useColumns(setOpened)}
        rows={bets}
        keyOf={({ betId }) => betId}
        isStale={isStale}
      />
      <BetDetailDialog bet={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function useColumns(onOpen: (bet: Bet) => void): DataColumn<Bet>[] {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  const gameTypeName = useGameTypeName()
  return [
    {
      key: 'game',
      label: t('records.game'),
      place: 'title',
      cell: ({ gameName, gameCode, gameType }) => (
        <>
          {gameName || gameCode}
          <small className="record-remark">{gameTypeName(gameType)}</small>
        </>
      ),
    },
    {
      key: 'at',
      label: t('records.date'),
      place: 'note',
      cell: ({ placedAt }) => <time dateTime={placedAt}>{dateTime(placedAt)}</time>,
    },
    {
      key: 'status',
      label: t('records.statusName'),
      place: 'badge',
      cell: ({ status }) => <StatusBadge status={status} />,
    },
    {
      key: 'bet',
      label: t('records.bet'),
      isNumber: true,
      cell: ({ betAmount }) => money(betAmount),
    },
    {
      key: 'win',
      label: t('records.payout'),
      isNumber: true,
      cell: ({ winAmount, status }) => (winAmount && status !== 'OPEN' ? money(winAmount) : null),
    },
    {
      key: 'profit',
      label: t('records.netResult'),
      isNumber: true,
      place: 'value',
      cell: ({ profit, status }) =>
        profit && status !== 'OPEN' ? <SignedMoney money={profit} hasSign /> : null,
    },
    {
      key: 'details',
      label: t('records.details'),
      place: 'action',
      cell: (bet) => (
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={t('records.detailsOf', {
            game: bet.gameName || bet.gameCode,
            date: dateTime(bet.placedAt),
          })}
          onClick={() => onOpen(bet)}
        >
          {t('records.details')}
        </Button>
      ),
    },
  ]
}
