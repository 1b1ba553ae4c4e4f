import type { DrawGame } from '@marquee/contracts/areas/games/draws'
import { type DrawCategory, gameKey } from '@marquee/contracts/areas/games/lists'
import { useQuery } from '@tanstack/react-query'
import { useFormat } from '../../../i18n/format.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Rail } from '../../../ui/layout/rail.tsx'
import { SectionHead } from '../lists/section-head.tsx'
import { drawsQuery } from '../lobby/lobby-queries.ts'
import { GameAnchor } from '../tiles/game-anchor.tsx'
import './draw-results.css'

const refetchMs = 15_000
/** More numbers than these take the smaller balls. */
const fewNumbers = 10

/** The latest results of a category's draws, renewed while they are looked at. Renders nothing without any. */
export function DrawResults({ category }: { category: DrawCategory }) {
  const { t } = useTranslation()
  const { data } = useQuery({ ...drawsQuery(category), refetchInterval: refetchMs })
  if (!data || data.games.length === 0) return null
  return (
    <section>
      <Rail
        label={t('games.results')}
        heading={<SectionHead title={t('games.results')} icon="trophy" />}
        prevLabel={t('games.previousGames')}
        nextLabel={t('games.nextGames')}
      >
        {data.games.map((game) => (
          <li key={gameKey(game)} className="draw-result">
            <GameResults game={game} />
          </li>
        ))}
      </Rail>
    </section>
  )
}

function GameResults({ game }: { game: DrawGame }) {
  const { time } = useFormat()
  const name = gameTitle(game, useLanguage())
  const isLong = game.draws.some(({ numbers }) => numbers.length > fewNumbers)
  // A long draw takes the room of several.
  const shown = isLong ? game.draws.slice(0, 1) : game.draws.slice(0, 3)
  return (
    <article className="stack gap-2 draw-game" data-long={isLong || undefined}>
      <h3>
        <GameAnchor className="draw-name" game={game}>
          {name}
        </GameAnchor>
      </h3>
      <ol className="stack gap-2">
        {shown.map(({ drawId, drawnAt, numbers }) => (
          <li key={drawId}>
            <time dateTime={drawnAt}>{time(drawnAt)}</time>
            <span className="wrap draw-numbers num">
              {numbers.map((number, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a digit may come twice, and stays in its place
                <b key={place}>{number}</b>
              ))}
            </span>
          </li>
        ))}
      </ol>
    </article>
  )
}
