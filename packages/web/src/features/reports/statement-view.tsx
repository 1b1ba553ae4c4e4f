import type { Statement } from '@marquee/contracts/areas/reports/reports'
import type { Money } from '@marquee/contracts/money'
import { useFormat } from '../../i18n/format.ts'
import { useDayFormat } from '../../i18n/site-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { type DataColumn, DataTable } from '../../ui/layout/data-table.tsx'
import { RangeFilter, RecordEmpty, usePeriodText } from './range-filter.tsx'
import { RecordActions } from './record-actions.tsx'
import { useRecordFilters } from './record-filters.ts'
import { RecordResults, useRecordQuery } from './record-results.tsx'
import { SignedMoney } from './record-totals.tsx'

type Day = Statement['daily'][number]

/** The sums that change a balance, in the order of a statement. */
const movements = ['deposits', 'withdrawals', 'bonuses', 'adjustments', 'betTotal', 'winTotal'] as const
type Movement = (typeof movements)[number]

const isMoved = (money: Money | null) => money !== null && /[1-9]/.test(money.amount)

/** What came in, what went out and what was played in a period, as a whole and by day. */
export function StatementView() {
  const period = usePeriodText()
  const state = useRecordFilters()
  const { filters, fault } = state
  const { from, to } = filters.range
  const result = useRecordQuery('getStatement', { query: { from, to } }, !fault)
  return (
    <>
      <div className="stack record-toolbar">
        <RangeFilter state={state} />
      </div>
      {fault ? null : (
        <RecordResults result={result}>
          {(data, isStale) => {
            const days = data.daily.filter((day) => movements.some((name) => isMoved(day[name])))
            return (
              <>
                <Summary title={period(filters.range)} statement={data} />
                {days.length === 0 ? (
                  <RecordEmpty icon="sort" state={state} />
                ) : (
                  <>
                    <RecordActions kind="statement" query={{ from, to }} />
                    <Days days={days.toReversed()} isStale={isStale} />
                  </>
                )}
              </>
            )
          }}
        </RecordResults>
      )}
    </>
  )
}

function Summary({ title, statement }: { title: string; statement: Statement }) {
  const { t } = useTranslation()
  const { money } = useFormat()
  const { openingBalance, closingBalance, netResult, netDepositLifetime } = statement
  const line = (label: string, value: Money | null, hasSign = false) =>
    value ? (
      <div key={label}>
        <dt>{label}</dt>
        <dd className="num">
          <SignedMoney money={value} hasSign={hasSign} />
        </dd>
      </div>
    ) : null
  return (
    <section className="card record-statement">
      <h2 className="subhead">{title}</h2>
      <div className="record-balances">
        {openingBalance ? (
          <p className="muted">
            {t('records.opening')} <strong className="num">{money(openingBalance)}</strong>
          </p>
        ) : null}
        {closingBalance ? (
          <p className="muted">
            {t('records.closing')} <strong className="num">{money(closingBalance)}</strong>
          </p>
        ) : null}
      </div>
      <dl>
        {movements.map((name) => line(t(`records.sums.${name}`), statement[name]))}
        {line(t('records.winsMinusBets'), netResult, true)}
        {line(t('records.netDeposits'), netDepositLifetime)}
      </dl>
    </section>
  )
}

function Days({ days, isStale }: { days: readonly Day[]; isStale: boolean }) {
  const { t } = useTranslation(['ui', '_m'])
  const { money } = useFormat()
  const date = useDayFormat()
  // A column of zeros says nothing.
  const shown = movements.filter((name) => days.some((day) => isMoved(day[name])))
  const sum = (name: Movement): DataColumn<Day> => ({
    key: name,
    label: t(`records.sums.${name}`),
    isNumber: true,
    cell: ({ [name]: value }) => (value && isMoved(value) ? money(value) : null),
  })
  const columns: DataColumn<Day>[] = [
    {
      key: 'date',
      label: t('records.date'),
      place: 'title',
      cell: (day) => <time dateTime={day.date}>{date(day.date)}</time>,
    },
    ...shown.map(sum),
    {
      key: 'result',
      label: t('records.winsMinusBets'),
      isNumber: true,
      cell: ({ netResult }) => (netResult ? <SignedMoney money={netResult} hasSign /> : null),
    },
    {
      key: 'closing',
      label: t('records.closing'),
      isNumber: true,
      place: 'value',
      cell: ({ closingBalance }) => (closingBalance ? money(closingBalance) : null),
    },
  ]
  return (
    <DataTable
      label={t('_m:page.statement')}
      columns={columns}
      rows={days}
      keyOf={(day) => day.date}
      isStale={isStale}
    />
  )
}
