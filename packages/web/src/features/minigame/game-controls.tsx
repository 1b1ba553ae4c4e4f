import type { MiniGame } from '@marquee/contracts/mini-games/mini-game'
import type { Problem } from '@marquee/contracts/problem'
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

/** Below the board: the outcome, what prevents a play, and the one button. A play never starts by itself. */
export function GameControls({ game, play, blocked }: GameControlsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const hasOpenPlay = useHasOpenPlay(game.gameId)
  const { state } = play
  if (state.phase === 'unsure') return <UnsurePlay problem={state.problem} onResolve={play.resolve} />
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
      {blocked && !isBusy ? <BlockedNote game={game} blocked={blocked} /> : null}
      <PlayButton game={game} play={play} blocked={blocked} isBusy={isBusy} />
      {game.playsLeft !== null && game.playsLeft > 0 ? (
        <p className="mini-note num">{t('minigame.playsLeft', { number: number(game.playsLeft) })}</p>
      ) : null}
    </div>
  )
}

function UnsurePlay({ problem, onResolve }: { problem: Problem; onResolve: () => void }) {
  const { t } = useTranslation()
  return (
    <div className="mini-controls" role="alert">
      <p className="mini-outcome-title">{t('minigame.unsure')}</p>
      <p className="mini-note">{t('minigame.unsureText')}</p>
      {problem.reference ? (
        <p className="mini-note">
          {t('app.reference')} <code>{problem.reference}</code>
        </p>
      ) : null}
      <Button size="l" onClick={onResolve}>
        {t('minigame.ask')}
      </Button>
    </div>
  )
}

function BlockedNote({ game, blocked }: { game: MiniGame; blocked: NonNullable<Blocked> }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  return (
    <p className="mini-note">
      {t(`minigame.${blocked}`)}
      {blocked === 'noPlays' && game.nextPlayAt
        ? ` ${t('minigame.nextPlay', { time: dateTime(game.nextPlayAt) })}`
        : null}
    </p>
  )
}

/** Starts a play. A game of boxes starts by picking a box, so there the button only closes them again. */
function PlayButton({ game, play, blocked, isBusy }: GameControlsProps & { isBusy: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const cost = t('minigame.cost', { number: number(Number(game.tokenCost)) })
  const { phase } = play.state
  const hasBoxes = gameKind(game) === 'boxes'
  if (hasBoxes && phase === 'ready') return <p className="mini-note">{t('minigame.pick', { cost })}</p>
  const clears = hasBoxes && phase === 'done'
  return (
    <Button
      size="l"
      disabled={blocked !== undefined && !isBusy}
      busy={isBusy}
      onClick={clears ? play.clear : play.begin}
    >
      {clears ? t('minigame.again') : t(`minigame.play.${gameKind(game)}`, { cost })}
    </Button>
  )
}

/** Whether the log has a play of the game that was staked but not settled: its response was lost, or the page left. */
function useHasOpenPlay(gameId: string): boolean {
  const { data } = usePlayerQuery('listMiniGameLog', {})
  return data?.plays.some((play) => play.gameId === gameId && play.state === 'STAKED') ?? false
}
