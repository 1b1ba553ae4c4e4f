import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Blocked } from './board-props.ts'
import { gameKind } from './game-kind.ts'
import { PlayOutcome } from './play-outcome.tsx'
import type { Play } from './use-play.ts'

interface GameControlsProps {
  game: MiniGame
  play: Play
  blocked: Blocked
}

/** Below the board: the outcome, what is in the way, and the one button. Each play wants a press of its own. */
export function GameControls({ game, play, blocked }: GameControlsProps) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormat()
  const hasOpenPlay = useOpenPlay(game.gameId)
  const { state } = play
  const cost = t('minigame.cost', { number: number(Number(game.tokenCost)) })

  if (state.phase === 'unsure') {
    return (
      <div className="mini-controls" role="alert">
        <p className="mini-outcome-title">{t('minigame.unsure')}</p>
        <p className="mini-note">{t('minigame.unsureText')}</p>
        {state.problem.reference ? (
          <p className="mini-note">
            {t('app.reference')} <code>{state.problem.reference}</code>
          </p>
        ) : null}
        <Button size="l" onClick={play.ask}>
          {t('minigame.ask')}
        </Button>
      </div>
    )
  }
  const isBusy = state.phase === 'placing' || state.phase === 'revealing' || state.phase === 'claiming'
  return (
    <div className="mini-controls">
      <PlayOutcome state={state} />
      {hasOpenPlay && state.phase === 'ready' ? (
        <div className="mini-open">
          <p>{t('minigame.openPlay')}</p>
          <Button variant="outline" onClick={play.settle}>
            {t('minigame.reveal')}
          </Button>
        </div>
      ) : null}
      {blocked && !isBusy ? (
        <p className="mini-note">
          {t(`minigame.${blocked}`)}
          {blocked === 'noPlays' && game.nextPlayAt
            ? ` ${t('minigame.nextPlay', { time: dateTime(game.nextPlayAt) })}`
            : null}
        </p>
      ) : null}
      {gameKind(game) === 'boxes' && !isBusy && state.phase === 'ready' ? (
        <p className="mini-note">{t('minigame.pick', { cost })}</p>
      ) : (
        <Button
          size="l"
          disabled={blocked !== undefined && !isBusy}
          busy={isBusy}
          onClick={() => again(game, play)}
        >
          {state.phase === 'done' && gameKind(game) === 'boxes'
            ? t('minigame.again')
            : t(`minigame.play.${gameKind(game)}`, { cost })}
        </Button>
      )}
      {game.playsLeft !== null && game.playsLeft > 0 ? (
        <p className="mini-note num">{t('minigame.playsLeft', { number: number(game.playsLeft) })}</p>
      ) : null}
    </div>
  )
}

// Boxes are opened by picking one; the button only closes them again.
function again(game: MiniGame, play: Play): void {
  if (gameKind(game) === 'boxes' && play.state.phase === 'done') play.clear()
  else play.begin()
}

/** Whether a play of the game was staked and never settled: its answer was lost, or its page was left. */
function useOpenPlay(gameId: string): boolean {
  const { data } = usePlayerQuery('listMiniGameLog', {})
  return data?.plays.some((play) => play.gameId === gameId && play.state === 'STAKED') ?? false
}
