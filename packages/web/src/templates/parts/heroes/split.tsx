import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { isOffered, pagePath } from '@marquee/contracts/pages'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { query } from '../../../api/query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { useOwnGames } from '../../../features/games/use-game-list.ts'
import { LoginSkeleton } from '../../../features/session/login-skeleton.tsx'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { BalanceAmount } from '../../../player/balance-amount.tsx'
import { ForPlayer, ForVisitor } from '../../../session/for-player.tsx'
import { useLoginAddress } from '../../../session/login-address.ts'
import { useSession } from '../../../session/session-state.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import type { TemplatePart } from '../../template.ts'
import { useNearViewport } from '../../use-near-viewport.ts'
import { HeroAction } from './hero-action.tsx'
import { heroArt } from './hero-art.ts'
import { useHeroGames } from './use-hero-games.ts'
import { type HeroSlideData, useHeroSlides } from './use-hero-slides.ts'
import './split.css'

const pictureCount = 4

/** A banner beside what the visitor does first: log in, or, as a player, deposit and go on playing. */
function Split() {
  const [opening] = useHeroSlides() as [HeroSlideData]
  const games = useHeroGames()
  return (
    <section className="split">
      <div className="split-sides">
        <div className="split-banner">
          <div className="split-words">
            <h1 className="split-title">{opening.title}</h1>
            <p className="split-text">{opening.text}</p>
            <HeroAction action={opening.action} className="split-action" />
          </div>
          <div className="split-frieze">
            {heroArt(games, pictureCount).map((game, index) => (
              <Picture
                key={`${game.providerCode}/${game.gameCode}`}
                className="split-picture"
                src={game.gameImage}
                alt=""
                title={game.gameName}
                seed={game.gameCode}
                priority={index < 2}
              />
            ))}
          </div>
        </div>
        <div className="split-panel">
          <ForVisitor>
            <SplitLogin />
          </ForVisitor>
          <ForPlayer>
            <PlayerBalance />
            <PlayerGames featured={games.featured} />
          </ForPlayer>
        </div>
      </div>
    </section>
  )
}

export const split: TemplatePart = { Component: Split, queries: () => [gameListQuery('featured')] }

const gameCount = 5

/** The games that a player played last and, where these are few, featured ones. */
function PlayerGames({ featured }: { featured: readonly Game[] }) {
  const { t } = useTranslation()
  const { player } = useSession()
  const { recent: played } = useOwnGames()
  if (!player)
    return (
      <div className="split-played">
        <Skeleton className="split-game-place" lines={gameCount} />
      </div>
    )
  const isPlayed = ({ providerCode, gameCode }: Game) =>
    played.some((game) => game.providerCode === providerCode && game.gameCode === gameCode)
  const lists = [
    { title: t('games.continuePlaying'), games: played.slice(0, gameCount) },
    // A second heading takes the place of a game.
    {
      title: t('games.lists.featured'),
      games: featured
        .filter((game) => !isPlayed(game))
        .slice(0, Math.max(0, gameCount - (played.length && played.length + 1))),
    },
  ]
  return lists.map((list) => (list.games.length > 0 ? <PlayList key={list.title} {...list} /> : null))
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

/** A player's balance with its deposit. */
function PlayerBalance() {
  const { t } = useTranslation(['ui', '_m'])
  const { capabilities } = useStartup()
  return (
    <div className="split-balance">
      <p>
        <span aria-hidden="true">{t('site.balance.label')}</span>
        <BalanceAmount />
      </p>
      {isOffered('deposit', capabilities) ? (
        <Link className={buttonClass({ variant: 'outline' })} to={pagePath('deposit')}>
          {t('_m:page.deposit')}
        </Link>
      ) : null}
    </div>
  )
}

const LoginForm = lazyComponent(
  async () => (await import('../../../features/session/login-form.tsx')).LoginForm,
)

/**
 * The login form beside a wide banner, and links to log in and to sign up beneath a narrow one. The form's code is
 * loaded only where the form is seen.
 */
function SplitLogin() {
  const { t } = useTranslation()
  const [isSeen, setSeen] = useState(false)
  const form = useNearViewport<HTMLDivElement>('0px', () => setSeen(true))
  return (
    <>
      <p className="split-links">
        <Link className={buttonClass({ variant: 'outline' })} to={useLoginAddress()}>
          {t('site.logIn')}
        </Link>
        <Link className={buttonClass({ variant: 'tonal' })} to="/register">
          {t('site.signUp')}
        </Link>
      </p>
      <div className="split-form" ref={form}>
        <h2>{t('login.title')}</h2>
        {isSeen ? (
          <Suspense fallback={<LoginSkeleton />}>
            <FormWithRules />
          </Suspense>
        ) : (
          <LoginSkeleton />
        )}
      </div>
    </>
  )
}

/** The form, once it is known whether account ids are mobile numbers: it must not change under the visitor's hands. */
function FormWithRules() {
  const { isPending } = useQuery(query('getSignupForm', {}))
  return isPending ? <LoginSkeleton /> : <LoginForm />
}
