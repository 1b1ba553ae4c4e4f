import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { isOffered, pages } from '@marquee/contracts/pages'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../../../brand/startup-context.ts'
import { useLayoutState } from '../../../../browser/layout-state.ts'
import { GameAnchor } from '../../../../features/games/tiles/game-anchor.tsx'
import { useOwnGames } from '../../../../features/games/use-game-list.ts'
import { useFormat } from '../../../../i18n/format.ts'
import { gameTitle } from '../../../../i18n/game-title.ts'
import { useLanguage } from '../../../../i18n/use-language.ts'
import { usePlayerQuery } from '../../../../player/use-player-query.ts'
import { buttonClass } from '../../../../ui/button/button-class.ts'
import { Icon } from '../../../../ui/media/icon.tsx'
import { Picture } from '../../../../ui/media/picture.tsx'

const gameCount = 5

interface SplitPlayerProps {
  /** What is offered to a player who has not played yet. */
  games: readonly Game[]
}

/** A player's balance with its deposit, over the games that they played last and, where these are few, featured ones. */
export function SplitPlayer({ games }: SplitPlayerProps) {
  const { t } = useTranslation()
  const { recent: played } = useOwnGames()
  const isPlayed = ({ providerCode, gameCode }: Game) =>
    played.some((game) => game.providerCode === providerCode && game.gameCode === gameCode)
  const lists = [
    { title: t('games.continuePlaying'), games: played.slice(0, gameCount) },
    // A second heading takes the place of a game.
    {
      title: t('games.lists.featured'),
      games: games
        .filter((game) => !isPlayed(game))
        .slice(0, Math.max(0, gameCount - (played.length && played.length + 1))),
    },
  ]
  return (
    <>
      <PlayerBalance />
      {lists.map((list) => (list.games.length > 0 ? <PlayList key={list.title} {...list} /> : null))}
    </>
  )
}

function PlayList({ title, games }: { title: string; games: readonly Game[] }) {
  const language = useLanguage()
  return (
    <div className="split-played">
      <h2>{title}</h2>
      <ul>
        {games.map((game) => (
          <li key={`${game.providerCode}/${game.gameCode}`}>
            <GameAnchor className="split-game" game={game}>
              <Picture src={game.gameImage} alt="" title="" seed={game.gameCode} className="split-thumb" />
              <span>{gameTitle(game, language)}</span>
              <Icon name="play" />
            </GameAnchor>
          </li>
        ))}
      </ul>
    </div>
  )
}

function PlayerBalance() {
  const { t } = useTranslation(['ui', '_m'])
  const { money } = useFormat()
  const { capabilities } = useStartup()
  const { isBalanceHidden } = useLayoutState()
  const { data } = usePlayerQuery('getBalance', {})
  return (
    <div className="split-balance">
      <p>
        <span>{t('site.balance.label')}</span>
        <output className="num">{isBalanceHidden ? '••••••' : data ? money(data.balance) : '—'}</output>
      </p>
      {isOffered('deposit', capabilities) ? (
        <Link className={buttonClass({ variant: 'outline' })} to={pages.deposit.path}>
          {t('_m:page.deposit')}
        </Link>
      ) : null}
    </div>
  )
}
