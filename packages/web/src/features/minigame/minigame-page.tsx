import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import './minigame-page.css'
import { ProblemReference } from '../../brand/problem-reference.tsx'
import { failureHelp } from '../../i18n/failure-help.ts'
import { useLanguage } from '../../i18n/language.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/feedback/state-panel.tsx'
import { GameStage } from './game-stage.tsx'
import { GameTabs } from './game-tabs.tsx'
import { gameInLanguage } from './in-language.ts'
import { PlayLog } from './play-log.tsx'
import { PlayPoints } from './play-points.tsx'
import { TokenWallet } from './token-wallet.tsx'
import { usePlayerLevel } from './use-player-level.ts'

/** The mini-games of the platform's current cycle, played with tokens. The selected game is in the address. */
export function MinigamePage() {
  const { t } = useTranslation(['ui', 'errors'])
  const [search, setSearch] = useSearchParams()
  const { data, error, isFetching, refetch } = usePlayerQuery('listMiniGames', {})
  const language = useLanguage()
  const games = (data?.games ?? []).map((game) => gameInLanguage(game, language))
  const game = games.find(({ gameId }) => gameId === search.get('game')) ?? games[0]
  if (error && !data) {
    return (
      <MinigameFrame>
        <ErrorState
          title={t('errors:errorTitle')}
          text={t(failureHelp(error.problem))}
          reference={<ProblemReference reference={error.problem.reference} />}
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {t('app.retry')}
            </Button>
          }
        />
      </MinigameFrame>
    )
  }
  if (!data) return <MinigameWaiting />
  if (!game) {
    return (
      <MinigameFrame>
        <EmptyState icon="sparkle" title={t('minigame.none')} text={t('minigame.noneText')} />
      </MinigameFrame>
    )
  }
  return (
    <MinigameFrame>
      <GameTabs
        games={games}
        current={game.gameId}
        onPick={(gameId) => setSearch({ game: gameId }, { replace: true })}
      />
      <Stage game={game} games={games} />
    </MinigameFrame>
  )
}

/** The selected game, with the player's level and log. */
function Stage({ game, games }: { game: MiniGame; games: readonly MiniGame[] }) {
  const { level, isError, update } = usePlayerLevel()
  return (
    <GameStage key={game.gameId} game={game} onSettled={update}>
      <PlayPoints level={level} isError={isError} />
      <PlayLog games={games} />
    </GameStage>
  )
}

export function MinigameWaiting() {
  return (
    <MinigameFrame>
      <div className="mini-waiting" aria-busy="true">
        <Skeleton className="mini-waiting-tabs" />
        <Skeleton className="mini-waiting-stage" />
      </div>
    </MinigameFrame>
  )
}

function MinigameFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <div className="mini">
      <div className="mini-head">
        <h1>{t('_m:page.minigame')}</h1>
        <TokenWallet />
      </div>
      {children}
    </div>
  )
}
