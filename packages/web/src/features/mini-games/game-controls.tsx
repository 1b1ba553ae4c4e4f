import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { Problem } from '@marquee/contracts/problem'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import type { Blocked } from './board-props.ts'
import { gameKind } from './game-kind.ts'
import { PlayOutcome } from './play-outcome.tsx'
import type { PlayResult } from './play-result.ts'
import type { Play, PlayState } from './use-play.ts'

interface GameControlsProps {
  game: MiniGame
  play: Play
  result: PlayResult | undefined
  blocked: Blocked
}

/** Below the board: the outcome, the one button, and what prevents a play. A play never starts by itself. */
export function GameControls({ game, play, result, blocked }: GameControlsProps) {
  const { t } = useTranslation()
  const hasOpenPlay = useHasOpenPlay(game.gameId) && play.state.phase === 'ready'
  const hint = useHint(game, play.state, hasOpenPlay)
  const { state } = play
  if (state.phase === 'unsure') return <UnsurePlay problem={state.problem} onResolve={play.resolve} />
  const isCovered = state.phase === 'revealing' && gameKind(game) === 'scratch'
  return (
    <div className="mini-controls">
      <PlayOutcome state={state} result={result} hint={hint} />
      {isCovered || hasOpenPlay ? (
        <Button size="l" onClick={play.settle}>
          {t('minigame.reveal')}
        </Button>
      ) : (
        <PlayButton game={game} play={play} blocked={blocked} />
      )}
      <PlaysNote game={game} blocked={blocked} />
    </div>
  )
}

/** What the player can do now, or waits for. */
function useHint(game: MiniGame, { phase }: PlayState, hasOpenPlay: boolean): string {
  const { t } = useTranslation()
  const { number } = useFormat()
  const kind = gameKind(game)
  if (hasOpenPlay) return t('minigame.openPlay')
  if (phase === 'revealing' && kind === 'scratch') return t('minigame.scratchHelp')
  if (phase === 'placing' || phase === 'revealing' || phase === 'claiming')
    return t(`minigame.phase.${phase}`)
  if (kind !== 'boxes') return t('minigame.phase.ready')
  return t('minigame.pick', { cost: t('minigame.cost', { number: number(Number(game.tokenCost)) }) })
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

/** What prevents a play, else how many plays are left. */
function PlaysNote({ game, blocked }: Pick<GameControlsProps, 'game' | 'blocked'>) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormat()
  if (blocked) {
    const next = blocked === 'noPlays' && game.nextPlayAt
    return (
      <p className="mini-note">
        {t(`minigame.${blocked}`)}
        {next ? ` ${t('minigame.nextPlay', { time: dateTime(next) })}` : null}
      </p>
    )
  }
  return game.playsLeft ? (
    <p className="mini-note num">{t('minigame.playsLeft', { number: number(game.playsLeft) })}</p>
  ) : null
}

/** Starts a play. A game of boxes starts by picking a box, so there the button only closes them again. */
function PlayButton({ game, play, blocked }: Omit<GameControlsProps, 'result'>) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { phase } = play.state
  const isBusy = phase === 'placing' || phase === 'revealing' || phase === 'claiming'
  const hasBoxes = gameKind(game) === 'boxes'
  if (hasBoxes && phase === 'ready') return null
  const clears = hasBoxes && phase === 'done'
  const cost = t('minigame.cost', { number: number(Number(game.tokenCost)) })
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
