import type { MiniGame } from '@marquee/contracts/areas/mini-games'
import type { ResponseOf } from '@marquee/contracts/operations'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useOperation } from '../../api/use-operation.ts'
import { QueryResults } from '../../brand/query-results.tsx'
import { useFormat } from '../../i18n/format.ts'
import { useLanguage } from '../../i18n/language.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePlayerQuery } from '../../player/use-player-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { Icon, type IconName } from '../../ui/media/icon.tsx'
import { type GameKind, gameInLanguage, gameKind, prizeInLanguage } from './mini-game.ts'
import { MiniGameStage } from './mini-game-stage.tsx'
import './mini-game-page.css'

/** The mini-games of the platform's current cycle, played with tokens. The selected game is in the address. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  const result = usePlayerQuery('listMiniGames', {})
  return (
    <div className="stack gap-4 mini">
      <div className="row spread mini-head">
        <h1>{t('_m:page.minigame')}</h1>
        <TokenWallet />
      </div>
      <QueryResults result={result} skeleton={<GamePlaces />}>
        {({ games }) =>
          games.length === 0 ? (
            <EmptyState icon="sparkle" title={t('minigame.none')} text={t('minigame.noneText')} />
          ) : (
            <Games games={games} />
          )
        }
      </QueryResults>
    </div>
  )
}

function Games({ games }: Pick<ResponseOf<'listMiniGames'>, 'games'>) {
  const [search, setSearch] = useSearchParams()
  const language = useLanguage()
  const shown = games.map((game) => gameInLanguage(game, language))
  const game = shown.find(({ gameId }) => gameId === search.get('game')) ?? shown[0]
  if (!game) return null
  return (
    <>
      <GameTabs
        games={shown}
        current={game.gameId}
        onPick={(gameId) => setSearch({ game: gameId }, { replace: true })}
      />
      <Stage game={game} games={shown} />
    </>
  )
}

/** The selected game, with the player's level and log. */
function Stage({ game, games }: { game: MiniGame; games: readonly MiniGame[] }) {
  const { level, isError, update } = usePlayerLevel()
  return (
    <MiniGameStage key={game.gameId} game={game} onSettled={update}>
      <PlayPoints level={level} isError={isError} />
      <PlayLog games={games} />
    </MiniGameStage>
  )
}

function GamePlaces() {
  return (
    <div className="stack gap-4" aria-busy="true">
      <Skeleton height={84} />
      <Skeleton className="mini-waiting-stage" />
    </div>
  )
}

const icons: Record<GameKind, IconName> = { wheel: 'spin', scratch: 'ticket', boxes: 'gift' }

interface GameTabsProps {
  games: readonly MiniGame[]
  current: string
  onPick: (gameId: string) => void
}

/** A choice between the games of the cycle, each with the cost of one play. */
function GameTabs({ games, current, onPick }: GameTabsProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (games.length < 2) return null
  return (
    <fieldset className="mini-tabs">
      <legend className="visually-hidden">{t('minigame.games')}</legend>
      {games.map((game) => (
        <label key={game.gameId} className="center card mini-tab">
          <input
            className="visually-hidden"
            type="radio"
            name="mini-game"
            checked={game.gameId === current}
            onChange={() => onPick(game.gameId)}
          />
          <Icon name={icons[gameKind(game)]} />
          <span className="mini-tab-name">{game.name}</span>
          <small className="fine num">{t('minigame.cost', { number: number(Number(game.tokenCost)) })}</small>
        </label>
      ))}
    </fieldset>
  )
}

/**
 * The tokens that can be played, and under them those staked in plays that are not settled. The second line changes
 * neither the width nor the height of the pill, which would otherwise move the board in the middle of a play.
 */
function TokenWallet() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = usePlayerQuery('getMiniGameWallet', {})
  const frozen = Number(data?.frozenToken ?? 0)
  return (
    <p className="mini-wallet num" aria-live="polite">
      <Icon name="sparkle" tone="accent" />
      <span>
        <strong>{data ? number(Number(data.tokenBalance)) : '—'}</strong> {t('minigame.tokens')}
      </span>
      {frozen > 0 ? <small>{t('minigame.held', { number: number(frozen) })}</small> : null}
    </p>
  )
}

/** The player's points and level; nothing where the platform does not tell them. */
function PlayPoints({ level, isError }: { level: PlayerLevel | undefined; isError: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  if (!level) return isError ? null : <Skeleton className="mini-points" />
  return (
    <p className="mini-points num">
      <Icon name="trophy" tone="accent" />
      <strong>{t('minigame.level', { level: level.level })}</strong>
      <span className="muted">
        {t('minigame.points', { number: number(level.points), next: level.nextLevel })}
      </span>
    </p>
  )
}

const pageSize = 10

/** The player's plays, the latest first, a page more with each press. */
function PlayLog({ games }: { games: readonly MiniGame[] }) {
  const { t } = useTranslation()
  const { number, dateTime } = useFormat()
  const language = useLanguage()
  const [shown, setShown] = useState(pageSize)
  const { data, error, refetch } = usePlayerQuery('listMiniGameLog', {})
  const nameOf = (id: string) => games.find(({ gameId }) => gameId === id)?.name ?? id
  return (
    <section className="stack card mini-log">
      <h2>{t('minigame.log')}</h2>
      {data ? null : error ? (
        <p className="muted">
          {t('minigame.logFailed')}{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </p>
      ) : (
        <Skeleton lines={4} />
      )}
      {data?.plays.length === 0 ? <p className="muted">{t('minigame.logEmpty')}</p> : null}
      {data && data.plays.length > 0 ? (
        <ul>
          {withKeys(data.plays)
            .slice(0, shown)
            .map(({ play, key }) => (
              <li key={key}>
                <span>
                  <strong>{nameOf(play.gameId)}</strong>
                  <time dateTime={play.at}>{dateTime(play.at)}</time>
                </span>
                <span className="num">
                  <strong>{prizeInLanguage(play, language) || t('minigame.open')}</strong>
                  <small>
                    {t('minigame.paid', { cost: t('minigame.cost', { number: number(Number(play.cost)) }) })}
                  </small>
                </span>
              </li>
            ))}
        </ul>
      ) : null}
      {data && data.plays.length > shown ? (
        <Button variant="outline" onClick={() => setShown(shown + pageSize)}>
          {t('minigame.more')}
        </Button>
      ) : null}
    </section>
  )
}

// Plays have no id, and two can share a second. New ones come first, so counting from the end gives a stable key.
function withKeys<Play>(plays: readonly Play[]): { play: Play; key: number }[] {
  return plays.map((play, index) => ({ play, key: plays.length - index }))
}

type PlayerLevel = ResponseOf<'gamifyMiniGame'>

/** The player's points and level, asked for when the page opens and by `update`, which follows each play. */
function usePlayerLevel() {
  const [level, setLevel] = useState<PlayerLevel>()
  const { mutate, isError } = useOperation('gamifyMiniGame')
  // The last answer stays on the page while the next one is on its way.
  const update = useCallback(() => mutate({}, { onSuccess: setLevel }), [mutate])
  useEffect(update, [update])
  return { level, isError, update }
}
