import './spotlight.css'
import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { useStartup } from '../../../brand/startup-context.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/session-state.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { useHeroGames } from './use-hero-games.ts'

/** One game over the whole width: its picture, its name, play and demo. A player finds the game that they left. */
function Spotlight() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const { player } = useSession()
  const { own, featured, isComing } = useHeroGames()
  const game = own ?? featured[0]
  return (
    <section className="spotlight">
      <div className="spotlight-stage">
        <div className="spotlight-words">
          <h1 className="spotlight-greeting">
            {player
              ? t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
              : t('site.hero.title', { name: site.siteName })}
          </h1>
          {game ? <GameWords game={game} isOwn={own !== undefined} /> : isComing ? <WordsComing /> : null}
        </div>
        {game ? <GamePictures game={game} /> : null}
      </div>
    </section>
  )
}

function GameWords({ game, isOwn }: { game: Game; isOwn: boolean }) {
  const { t } = useTranslation()
  const name = gameTitle(game, useLanguage())
  return (
    <>
      <p className="spotlight-name" data-length={name.length > 14 ? 'long' : undefined}>
        {name}
      </p>
      <p className="spotlight-provider">{game.providerName}</p>
      <div className="spotlight-actions">
        <GameAnchor className={`${buttonClass({ variant: 'outline', size: 'l' })} hero-play`} game={game}>
          {isOwn ? t('games.continuePlaying') : t('site.hero.play')}
        </GameAnchor>
        {game.hasDemo ? (
          <GameAnchor
            className={`${buttonClass({ variant: 'outline', size: 'l' })} spotlight-demo`}
            game={game}
            mode="DEMO"
            aria-label={t('games.demoOf', { name })}
          >
            {t('games.demo')}
          </GameAnchor>
        ) : null}
      </div>
    </>
  )
}

/** As high as the words of a game with a short name. */
function WordsComing() {
  return (
    <div className="spotlight-coming">
      <p className="spotlight-name">{'\u00a0'}</p>
      <p className="spotlight-provider">{'\u00a0'}</p>
      <div className="spotlight-actions">
        <span className={buttonClass({ variant: 'outline', size: 'l' })} />
      </div>
    </div>
  )
}

/** The picture itself, and the same one out of focus behind the stage. */
function GamePictures({ game }: { game: Game }) {
  const { gameImage: src, gameName: title, gameCode: seed } = game
  const picture = { src, alt: '', title, seed, priority: true, wide: true }
  return (
    <>
      <Picture className="spotlight-backdrop" {...picture} title="" />
      <Picture className="spotlight-picture" {...picture} sizes="(min-width: 768px) 400px, 100vw" />
    </>
  )
}

export const spotlight: TemplatePart = {
  Component: Spotlight,
  queries: () => [gameListQuery('featured')],
}
