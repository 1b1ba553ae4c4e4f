import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import type { Blocked, BoardProps } from './board-props.ts'
import { GiftBoxes } from './boards/gift-boxes.tsx'
import { ScratchCard } from './boards/scratch-card.tsx'
import { Wheel } from './boards/wheel.tsx'
import { GameControls } from './game-controls.tsx'
import { type GameKind, gameKind } from './game-kind.ts'
import { PrizeList } from './prize-list.tsx'
import { usePlay } from './use-play.ts'

const boards: Record<GameKind, (props: BoardProps) => ReactNode> = {
  wheel: Wheel,
  scratch: ScratchCard,
  boxes: GiftBoxes,
}

/** One mini-game: its board, its controls, its prizes with their odds, and `children` below them. */
export function GameStage({ game, children }: { game: MiniGame; children: ReactNode }) {
  const { t } = useTranslation()
  const play = usePlay(game)
  const blocked = useBlocked(game)
  const Board = boards[gameKind(game)]
  const isIdle = play.state.phase === 'ready' || play.state.phase === 'done'
  return (
    <div className="mini-stage">
      <section className="mini-board" aria-label={game.name} data-kind={gameKind(game)}>
        <Board game={game} play={play} mayPlay={isIdle && blocked === undefined} />
        <GameControls game={game} play={play} blocked={blocked} />
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
