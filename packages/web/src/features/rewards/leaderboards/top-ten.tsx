import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { failureHelp } from '../../../i18n/failure-help.ts'
import { useFormat } from '../../../i18n/format.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import { TopTenBoard } from './top-ten-board.tsx'

/** The site's current top ten, with real figures and masked names; an empty state where there are none. */
export function TopTenStandings() {
  const { t } = useTranslation()
  const { data, error, isFetching, refetch } = useQuery(query('getTopTen', {}))
  if (data) return <Boards topTen={data} />
  if (!error) return <StandingsSkeleton />
  return (
    <ErrorState
      title={t('leaderboard.failed')}
      text={t(failureHelp(error.problem))}
      reference={<ProblemReference reference={error.problem.reference} />}
      action={
        <Button variant="tonal" busy={isFetching} onClick={() => void refetch()}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}

function Boards({ topTen }: { topTen: TopTen }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const boards = [
    { title: t('site.winners.wins'), entries: topTen.winner },
    { title: t('site.winners.withdrawals'), entries: topTen.withdrawal },
    { title: t('site.winners.thisHour'), entries: topTen.hourWithdrawal },
  ].filter(({ entries }) => entries.length > 0)
  if (boards.length === 0) return <NoStandings />
  return (
    <>
      <dl className="leaderboard-counts">
        <Count label={t('site.winners.players')} value={number(topTen.registeredPlayer)} />
        <Count label={t('site.winners.playing')} value={number(topTen.activePlayer)} />
      </dl>
      <div className="leaderboard-boards">
        {boards.map((board) => (
          <TopTenBoard key={board.title} {...board} />
        ))}
      </div>
    </>
  )
}

function Count({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  )
}

function NoStandings() {
  const { t } = useTranslation()
  return <EmptyState icon="trophy" title={t('leaderboard.none')} text={t('leaderboard.noneText')} />
}

function StandingsSkeleton() {
  return (
    <div className="leaderboard-boards" aria-busy="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="leaderboard-coming" />
      ))}
    </div>
  )
}
