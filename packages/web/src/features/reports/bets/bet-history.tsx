import type { Bet } from '@marquee/contracts/areas/reports/reports'
import { type CategoryId, categories, categoryIds } from '@marquee/contracts/categories'
import type { ResponseOf } from '@marquee/contracts/operations'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { useState } from 'react'
import { useStartup } from '../../../brand/startup-context.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useGameTypeName } from '../../../i18n/use-game-type-name.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Select } from '../../../ui/form/select.tsx'
import { type DataColumn, DataTable } from '../../../ui/layout/data-table.tsx'
import { RangeFilter, RecordEmpty, usePeriodText } from '../range-filter.tsx'
import { RecordActions, RecordPagination } from '../record-actions.tsx'
import { betStatuses, type RecordFilterState, useRecordFilters } from '../record-filters.ts'
import { RecordResults, useRecordQuery } from '../record-results.tsx'
import { RecordTotals, SignedMoney, StatusBadge } from '../record-totals.tsx'
import { BetDetailDialog } from './bet-detail-dialog.tsx'

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
  const result = useRecordQuery(
    'listBets',
    { query: { ...filter, page: filters.page, perPage: defaultPerPage } },
    !fault,
  )
  return (
    <>
      <div className="stack record-toolbar">
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
          <small className="fine record-remark">{gameTypeName(gameType)}</small>
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

/** Filters bets by kind of game, of those that the brand has, and by state. */
function BetFilters({ state: { filters, change } }: { state: RecordFilterState }) {
  const { t } = useTranslation()
  const offered = new Set<CategoryId>(useStartup().categories.map(({ category }) => category))
  const games = categoryIds.filter((id) => id !== 'hot' && offered.has(id))
  return (
    <div className="record-selects">
      <Select
        label={t('records.gameType')}
        value={filters.game ?? ''}
        options={[
          { value: '', label: t('records.all') },
          ...games.map((id) => ({ value: id, label: t(`games.categories.${id}`) })),
        ]}
        onChange={({ target }) => change({ game: games.find((id) => id === target.value) })}
      />
      <Select
        label={t('records.statusName')}
        value={filters.status ?? ''}
        options={[
          { value: '', label: t('records.all') },
          ...betStatuses.map((status) => ({ value: status, label: t(`records.status.${status}`) })),
        ]}
        onChange={({ target }) => change({ status: betStatuses.find((status) => status === target.value) })}
      />
    </div>
  )
}
