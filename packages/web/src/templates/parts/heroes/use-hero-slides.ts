import type { Game } from '@marquee/contracts/games/game'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { gameLink } from '../../../features/games/tiles/game-link.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { usePlayerQuery } from '../../../player/use-player-query.ts'
import { useRecentGames } from '../../../player/use-recent-games.ts'
import { useSession } from '../../../session/use-session.ts'

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
  const language = useLanguage()
  const { data } = useQuery(gameListQuery('featured'))
  const games = (data?.games ?? []).filter(isOpen)
  const opening = useOpeningSlide(games.slice(0, fanSize))
  const featured = games.slice(0, featuredCount).map((game) => ({
    name: `${game.providerCode}/${game.gameCode}`,
    title: gameTitle(game, language),
    text: game.providerName,
    action: { to: gameLink(game), label: t('site.hero.play') },
    art: [game],
  }))
  return [opening, ...featured]
}

function useOpeningSlide(art: Game[]): HeroSlideFacts {
  const { t } = useTranslation()
  const { site } = useStartup()
  const language = useLanguage()
  const { player } = useSession()
  const recent = useRecentGames().data?.games.find(isOpen)
  const favourite = usePlayerQuery('listFavourites', {}).data?.games.find(isOpen)
  const explore = { to: '/hot', label: t('site.hero.explore') }
  if (!player) {
    const title = t('site.hero.title', { name: site.siteName })
    return { name: 'welcome', title, text: t('site.hero.text'), action: explore, art }
  }
  const title = t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
  const game = recent ?? favourite
  if (!game) return { name: 'player', title, text: t('site.hero.text'), action: explore, art }
  const named = { game: gameTitle(game, language) }
  return {
    name: 'player',
    title,
    text: recent ? t('site.hero.recent', named) : t('site.hero.favourite', named),
    action: { to: gameLink(game), label: recent ? t('games.continuePlaying') : t('site.hero.play') },
    art: [game],
  }
}

const isOpen = (game: Game) => !game.isMaintenance
