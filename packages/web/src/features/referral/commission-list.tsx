import type { Commission } from '@marquee/contracts/areas/referral'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { useState } from 'react'
import { now } from '../../browser/clock.ts'
import { useFormat } from '../../i18n/format.ts'
import { numericDisplay } from '../../i18n/numeric-display.ts'
import { useDayFormat, useSiteDay } from '../../i18n/site-day.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { type DataColumn, DataTable } from '../../ui/layout/data-table.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'

const dayMs = 86_400_000
const ranges = [
  { key: 'week', days: 7 },
  { key: 'month', days: 30 },
] as const
const tones = { PENDING: 'warning', CLAIMABLE: 'accent', CLAIMED: 'success', VOID: 'neutral' } as const
const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status)

/** What friends earned the player, by day and level. */
export function CommissionList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const [days, setDays] = useState<number>(ranges[1].days)
  const [nowMs] = useState(now)
  const texts = usePaginationTexts(t('referral.pagesCommissions'))
  const columns = useColumns()
  const siteDay = useSiteDay()
  const range = { from: siteDay(nowMs - (days - 1) * dayMs), to: siteDay(nowMs) }
  const result = useRewardQuery('listCommissions', { query: { ...range, page, perPage: defaultPerPage } })
  return (
    <>
      <fieldset className="referral-ranges">
        <legend className="visually-hidden">{t('referral.range')}</legend>
        {ranges.map((one) => (
          <Chip
            key={one.key}
            selected={one.days === days}
            onClick={() => {
              setDays(one.days)
              setPage(1)
            }}
          >
            {t(`referral.${one.key}`)}
          </Chip>
        ))}
      </fieldset>
      <RewardResults result={result} skeleton={<Skeleton height={120} />}>
        {({ items, total }) =>
          total === 0 ? (
            <EmptyState
              icon="wallet"
              title={t('referral.noCommissions')}
              text={t('referral.noCommissionsText')}
            />
          ) : (
            <>
              <DataTable
                label={t('referral.commissions')}
                columns={columns}
                rows={items}
                keyOf={({ date, level, status }) => `${date} ${level} ${status}`}
                isStale={result.isPlaceholderData}
              />
              <Pagination page={page} total={total} texts={texts} onPage={setPage} />
            </>
          )
        }
      </RewardResults>
    </>
  )
}

function useColumns(): DataColumn<Commission>[] {
  const { t } = useTranslation()
  const { money } = useFormat()
  const day = useDayFormat()
  return [
    { key: 'date', label: t('referral.date'), place: 'title', cell: ({ date }) => day(date.slice(0, 10)) },
    {
      key: 'level',
      label: t('referral.levelName'),
      place: 'note',
      cell: ({ level }) => t('referral.level', { level }),
    },
    {
      key: 'status',
      label: t('referral.status'),
      place: 'badge',
      cell: ({ status }) =>
        isKnown(status) ? (
          <Badge tone={tones[status]}>{t(`referral.states.${status}`)}</Badge>
        ) : (
          <Badge>{status}</Badge>
        ),
    },
    { key: 'base', label: t('referral.base'), isNumber: true, cell: ({ baseAmount }) => money(baseAmount) },
    {
      key: 'rate',
      label: t('referral.rate'),
      isNumber: true,
      cell: ({ rate }) => t('claims.percent', { rate: numericDisplay(rate, { zero: 'shown' }) }),
    },
    {
      key: 'commission',
      label: t('referral.commission'),
      isNumber: true,
      place: 'value',
      cell: ({ commission }) => money(commission),
    },
  ]
}
