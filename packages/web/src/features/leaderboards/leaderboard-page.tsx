import type { TopTen } from '@marquee/contracts/areas/site/notices'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { query } from '../../api/query.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useStartup } from '../../brand/startup-context.ts'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardsFrame } from '../../player/claims/rewards-frame.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { BoardList } from './board-list.tsx'
import { BoardView } from './board-view.tsx'
import './leaderboard-page.css'

/** The brand's leaderboards, one of them (`?id=`), and the site's top ten; each only where the brand has it. */
export function Page() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const { capabilities } = useStartup()
  const hasBoards = capabilities.includes('leaderboards')
  const hasTopTen = capabilities.includes('topTen')
  const id = search.get('id')
  if (hasBoards && id) {
    return (
      <RewardsFrame page="leaderboard">
        <BoardView key={id} boardId={id} />
      </RewardsFrame>
    )
  }
  return (
    <RewardsFrame page="leaderboard" text={t(hasBoards ? 'boards.lead' : 'leaderboard.lead')}>
      {hasBoards ? <BoardList /> : null}
      {hasTopTen ? (
        <section className="stack gap-5 leaderboard">
          {hasBoards ? <h2>{t('boards.winners')}</h2> : null}
          <TopTenStandings />
        </section>
      ) : null}
    </RewardsFrame>
  )
}

/** The site's current top ten, with real figures and masked names; an empty state where there are none. */
function TopTenStandings() {
  const { t } = useTranslation()
  const result = useQuery(query('getTopTen', {}))
  return (
    <QueryResults result={result} failed={t('leaderboard.failed')} skeleton={<StandingsSkeleton />}>
      {(topTen) => <Boards topTen={topTen} />}
    </QueryResults>
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
  const counts = [
    [t('site.winners.players'), topTen.registeredPlayer],
    [t('site.winners.playing'), topTen.activePlayer],
    [t('site.winners.deposited'), topTen.depositedPlayer],
  ] as const
  return (
    <>
      <dl className="leaderboard-counts">
        {counts
          .filter(([, count]) => count > 0)
          .map(([label, count]) => (
            <Count key={label} label={label} value={number(count)} />
          ))}
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
    <div className="card">
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
        <Skeleton key={place} height={512} />
      ))}
    </div>
  )
}

interface TopTenBoardProps {
  title: string
  entries: TopTen['winner']
}

/** One list of the top ten, the first place first. */
function TopTenBoard({ title, entries }: TopTenBoardProps) {
  const { money, number } = useFormat()
  return (
    <section className="card top-ten">
      <h2>{title}</h2>
      <ol className="lines">
        {entries.map(({ accountMasked, amount }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no id but its rank
          <li key={index}>
            <span className="muted top-ten-place num">{number(index + 1)}</span>
            <span className="top-ten-name">{accountMasked}</span>
            <span className="strong top-ten-amount num">{money(amount)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
