import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { Problem } from '@marquee/contracts/problem'
import type { CSSProperties, ReactNode } from 'react'
import { useStartup } from '../../brand/startup-context.ts'
import { UnavailableNote } from '../../brand/unavailable-note.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { Blocked, BoardProps } from './boards/board.ts'
import { GiftBoxes } from './boards/gift-boxes.tsx'
import { ScratchCard } from './boards/scratch-card.tsx'
import { Wheel } from './boards/wheel.tsx'
import { type GameKind, gameKind } from './mini-game.ts'
import { type PlayResult, playResult } from './play-result.ts'
import { type Play, type PlayState, type Prize, type Reward, usePlay } from './use-play.ts'
import './mini-game-stage.css'

const boards: Record<GameKind, (props: BoardProps) => ReactNode> = {
  wheel: Wheel,
  scratch: ScratchCard,
  boxes: GiftBoxes,
}

interface MiniGameStageProps {
  game: MiniGame
  /** Called when a play is settled. */
  onSettled: () => void
  children: ReactNode
}

/** One mini-game: its board, its controls, its prizes with their odds, and `children` below them. */
export function MiniGameStage({ game, onSettled, children }: MiniGameStageProps) {
  const { t } = useTranslation()
  const play = usePlay(game, onSettled)
  const blocked = useBlocked(game)
  const Board = boards[gameKind(game)]
  const isIdle = play.state.phase === 'ready' || play.state.phase === 'done'
  const result = playResult(play.state, game.tokenCost)
  return (
    <div className="stack gap-4 mini-stage">
      <section
        className="card mini-board"
        aria-label={game.name}
        data-kind={gameKind(game)}
        data-result={result}
      >
        <Board game={game} play={play} result={result} mayPlay={isIdle && blocked === undefined} />
        <GameControls game={game} play={play} result={result} blocked={isIdle ? blocked : undefined} />
        {result === 'won' ? <Celebration /> : null}
      </section>
      <div className="stack gap-4">
        <section className="stack card mini-prizes">
          <h2>{t('minigame.prizes')}</h2>
          <PrizeList prizes={game.prizes} />
          <p className="fine mini-fair">{t('minigame.fair')}</p>
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

/** The prizes with their odds, or with a note where the platform does not publish the odds. */
function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const { t } = useTranslation()
  const hasOdds = prizes.some(({ odds }) => odds !== '')
  return (
    <>
      <table className="mini-odds">
        <thead>
          <tr>
            <th scope="col">{t('minigame.prize')}</th>
            {hasOdds ? <th scope="col">{t('minigame.chance')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prizeId, label, image, odds }) => (
            <tr key={prizeId}>
              <td>
                {image ? (
                  <Picture className="mini-prize-art" src={image} alt="" title={label} seed={prizeId} />
                ) : null}
                {label}
              </td>
              {hasOdds ? <td className="num">{odds || '—'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasOdds ? null : <p className="fine mini-fair">{t('minigame.noOdds')}</p>}
    </>
  )
}

const pieces = Array.from({ length: 32 }, (_, piece) => piece)

/** Confetti over the board for a prize worth more than its play. Without motion only the outcome tells of it. */
function Celebration() {
  return (
    <div className="celebration" aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece} style={{ '--piece': piece } as CSSProperties} />
      ))}
    </div>
  )
}

interface GameControlsProps {
  game: MiniGame
  play: Play
  result: PlayResult | undefined
  blocked: Blocked
}

/** Below the board: the outcome, the one button, and what prevents a play. A play never starts by itself. */
function GameControls({ game, play, result, blocked }: GameControlsProps) {
  const { t } = useTranslation()
  const hasOpenPlay = useHasOpenPlay(game.gameId) && play.state.phase === 'ready'
  const hint = useHint(game, play.state, hasOpenPlay)
  const { state } = play
  if (state.phase === 'unsure') return <UnsurePlay problem={state.problem} onResolve={play.resolve} />
  const isCovered = state.phase === 'revealing' && gameKind(game) === 'scratch'
  return (
    <div className="center stack mini-controls">
      <PlayOutcome state={state} result={result} hint={hint} />
      {isCovered || hasOpenPlay ? (
        <Button size="l" onClick={play.settle}>
          {t('minigame.reveal')}
        </Button>
      ) : (
        <PlayButton game={game} play={play} blocked={blocked} />
      )}
      <UnavailableNote error={(state.phase === 'ready' && state.error) || null} />
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
    <div className="center stack mini-controls" role="alert">
      <p className="mini-outcome-title">{t('minigame.unsure')}</p>
      <p className="muted">{t('minigame.unsureText')}</p>
      {problem.reference ? (
        <p className="muted">
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
      <p className="muted">
        {t(`minigame.${blocked}`)}
        {next ? ` ${t('minigame.nextPlay', { time: dateTime(next) })}` : null}
      </p>
    )
  }
  return game.playsLeft ? (
    <p className="muted num">{t('minigame.playsLeft', { number: number(game.playsLeft) })}</p>
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

interface PlayOutcomeProps {
  state: PlayState
  result: PlayResult | undefined
  /** What the player can do before the play is settled. */
  hint: string
}

/** The outcome of a play, announced once it is settled. Its place is reserved, so that nothing moves when it appears. */
function PlayOutcome({ state, result, hint }: PlayOutcomeProps) {
  const { t } = useTranslation()
  const rewardText = useRewardText()
  if (state.phase !== 'done' || !result) {
    return (
      <div className="mini-outcome" role="status">
        <p className="muted">{hint}</p>
      </div>
    )
  }
  const { prize, reward } = state
  const won = (reward && rewardText(reward)) || prize?.label || ''
  return (
    <div className="mini-outcome" role="status" data-result={result}>
      <p className="mini-outcome-title">
        {result === 'nothing'
          ? t('minigame.nothing')
          : t(result === 'won' ? 'minigame.won' : 'minigame.wonLess', { prize: won })}
      </p>
      <p className="muted">{result === 'nothing' ? t('minigame.nothingText') : destinationText(reward, t)}</p>
    </div>
  )
}

/** Formats a reward's amount by its type; empty where the platform does not report one. */
function useRewardText(): (reward: Reward) => string {
  const { t } = useTranslation()
  const { money, number } = useFormat()
  const { currency } = useStartup().site
  return ({ rewardType, amount }) => {
    if (amount === '') return ''
    if (rewardType === 'CASH') return money({ amount, currency })
    return rewardType === 'TOKEN' ? t('account.tokens', { number: number(Number(amount)) }) : ''
  }
}

function destinationText(
  reward: Reward | undefined,
  t: ReturnType<typeof useTranslation<'ui'>>['t'],
): string {
  if (reward?.rewardType === 'CASH') return t('minigame.toBalance')
  return reward?.rewardType === 'TOKEN' ? t('minigame.toTokens') : t('minigame.toAccount')
}
