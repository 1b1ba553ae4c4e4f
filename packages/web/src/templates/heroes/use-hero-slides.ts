import type { Game } from '@marquee/contracts/games/game'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameLink } from '../../features/games/game-link.ts'
import { gameListQuery } from '../../features/games/game-list-query.ts'
import { useStartup } from '../../session/startup-context.ts'
import { useFavourites } from '../../session/use-favourites.ts'
import { useSession } from '../../session/use-session.ts'

/** A slide: words set as text, one action, and the art of one game or a fan of five. */
export interface HeroSlideFacts {
  name: string
  title: string
  text: string
  action: { to: string; label: string }
  art: Pick<Game, 'gameName' | 'gameCode' | 'gameImage'>[]
}

const featuredCount = 4
const fanSize = 5

/** The slides for who is here: the player's own or the welcome, then featured games. */
export function useHeroSlides(): HeroSlideFacts[] {
  const { t } = useTranslation()
  const { data } = useQuery(gameListQuery('featured'))
  const games = (data?.games ?? []).filter((game) => !game.isMaintenance)
  const opening = useOpeningSlide(games.slice(0, fanSize))
  const featured = games.slice(0, featuredCount).map((game) => ({
    name: `${game.providerCode}/${game.gameCode}`,
    title: game.gameName,
    text: game.providerName,
    action: { to: gameLink(game), label: t('site.hero.play') },
    art: [game],
  }))
  return [opening, ...featured]
}

function useOpeningSlide(art: Game[]): HeroSlideFacts {
  const { t } = useTranslation()
  const { site } = useStartup()
  const { player } = useSession()
  const favourite = useFavourites().data?.games[0]
  const explore = { to: '/hot', label: t('site.hero.explore') }
  if (!player) {
    const title = t('site.hero.title', { name: site.siteName })
    return { name: 'welcome', title, text: t('site.hero.text'), action: explore, art }
  }
  const title = t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
  if (!favourite) return { name: 'player', title, text: t('site.hero.text'), action: explore, art }
  return {
    name: 'player',
    title,
    text: t('site.hero.favourite', { game: favourite.gameName }),
    action: { to: gameLink(favourite), label: t('site.hero.play') },
    art: [favourite],
  }
}
