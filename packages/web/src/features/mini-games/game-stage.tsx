import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import type { Blocked, BoardProps } from './board-props.ts'
import { GiftBoxes } from './boards/gift-boxes.tsx'
import { ScratchCard } from './boards/scratch-card.tsx'
import { Wheel } from './boards/wheel.tsx'
import { Celebration } from './celebration.tsx'
import { GameControls } from './game-controls.tsx'
import { type GameKind, gameKind } from './game-kind.ts'
import { playResult } from './play-result.ts'
import { PrizeList } from './prize-list.tsx'
import { usePlay } from './use-play.ts'

const boards: Record<GameKind, (props: BoardProps) => ReactNode> = {
  wheel: Wheel,
  scratch: ScratchCard,
  boxes: GiftBoxes,
}

interface GameStageProps {
  game: MiniGame
  /** Called when a play is settled. */
  onSettled: () => void
  children: ReactNode
}

/** One mini-game: its board, its controls, its prizes with their odds, and `children` below them. */
export function GameStage({ game, onSettled, children }: GameStageProps) {
  const { t } = useTranslation()
  const play = usePlay(game, onSettled)
  const blocked = useBlocked(game)
  const Board = boards[gameKind(game)]
  const isIdle = play.state.phase === 'ready' || play.state.phase === 'done'
  const result = playResult(play.state, game.tokenCost)
  return (
    <div className="mini-stage">
      <section className="mini-board" aria-label={game.name} data-kind={gameKind(game)} data-result={result}>
        <Board game={game} play={play} result={result} mayPlay={isIdle && blocked === undefined} />
        <GameControls game={game} play={play} result={result} blocked={isIdle ? blocked : undefined} />
        {result === 'won' ? <Celebration /> : null}
      </section>
      <div className="mini-aside">
        <section className="mini-prizes">
          <h2>{t('minigame.prizes')}</h2>
          <PrizeList prizes={game.prizes} />
          <p className="mini-fair">{t('minigame.fair')}</p>
        </section>
        {children}
      </div>
    </div>
  )
}

/** What prevents a play now. */
function useBlocked({ status, playsLeft, tokenCost }: MiniGame): Blocked {
  const { data: wallet } = usePlayerQuery('getMiniGameWallet', {})
  if (status !== 'ACTIVE' && status !== '') return 'notOpen'
  if (playsLeft === 0) return 'noPlays'
  return wallet && Number(wallet.tokenBalance) < Number(tokenCost) ? 'noTokens' : undefined
}
