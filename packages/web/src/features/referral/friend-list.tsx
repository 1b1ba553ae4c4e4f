import type { Downline } from '@marquee/contracts/areas/referral'
import { defaultPerPage } from '@marquee/contracts/per-page'
import { useState } from 'react'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults, useRewardQuery } from '../../player/claims/reward-results.tsx'
import { usePaginationTexts } from '../../player/use-pagination-texts.ts'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { type DataColumn, DataTable } from '../../ui/layout/data-table.tsx'
import { Pagination } from '../../ui/pagination/pagination.tsx'

const tones = { REGISTERED: 'neutral', DEPOSITED: 'warning', QUALIFIED: 'success' } as const
const isKnown = (status: string): status is keyof typeof tones => Object.hasOwn(tones, status)

/** The friends who came by the player's link, with masked names. */
export function FriendList() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const texts = usePaginationTexts(t('referral.pagesFriends'))
  const columns = useColumns()
  const result = useRewardQuery('listDownlines', { query: { page, perPage: defaultPerPage } })
  return (
    <RewardResults result={result} skeleton={<Skeleton height={120} />}>
      {({ items, total }) =>
        total === 0 ? (
          <EmptyState icon="users" title={t('referral.noFriends')} text={t('referral.noFriendsText')} />
        ) : (
          <>
            <DataTable
              label={t('referral.friendsList')}
              columns={columns}
              rows={items}
              keyOf={({ accountMasked, registeredAt }) => `${accountMasked} ${registeredAt}`}
              isStale={result.isPlaceholderData}
            />
            <Pagination page={page} total={total} texts={texts} onPage={setPage} />
          </>
        )
      }
    </RewardResults>
  )
}

function useColumns(): DataColumn<Downline>[] {
  const { t } = useTranslation()
  const { dateTime, money } = useFormat()
  return [
    {
      key: 'friend',
      label: t('referral.friend'),
      place: 'title',
      cell: ({ accountMasked }) => accountMasked,
    },
    {
      key: 'since',
      label: t('referral.since'),
      place: 'note',
      cell: ({ registeredAt }) => <time dateTime={registeredAt}>{dateTime(registeredAt)}</time>,
    },
    {
      key: 'status',
      label: t('referral.status'),
      place: 'badge',
      cell: ({ status }) =>
        isKnown(status) ? (
          <Badge tone={tones[status]}>{t(`referral.statuses.${status}`)}</Badge>
        ) : (
          <Badge>{status}</Badge>
        ),
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
