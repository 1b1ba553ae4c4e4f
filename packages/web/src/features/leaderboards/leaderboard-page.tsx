import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { RewardsFrame } from '../../player/claims/rewards-frame.tsx'
import { BoardList } from './board-list.tsx'
import { BoardView } from './board-view.tsx'
import { TopTenStandings } from './top-ten.tsx'
import './leaderboard-page.css'
import './contests.css'

/** The brand's leaderboards, one of them (`?id=`), and the site's top ten; each only where the brand has it. */
export function LeaderboardPage() {
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
        <section className="leaderboard">
          {hasBoards ? <h2>{t('boards.winners')}</h2> : null}
          <TopTenStandings />
        </section>
      ) : null}
    </RewardsFrame>
  )
}
