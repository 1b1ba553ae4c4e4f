import type { Game } from '@marquee/contracts/areas/games/catalogue'
import { isOffered, type PageName, pagePath } from '@marquee/contracts/pages'
import { useStartup } from '../../../brand/startup-context.ts'
import {
  isPlayable,
  useGameList,
  useHasHotGames,
  useOwnGames,
} from '../../../features/games/use-game-list.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useIsNewAccount } from '../../../session/new-account.ts'
import { useSession } from '../../../session/session-state.ts'

/** Content of a slide: title, text, one link, and the picture of one game or of several. */
export interface HeroSlideData {
  name: string
  title: string
  text: string
  action: { label: string } & ({ to: string } | { game: Game })
  art: Pick<Game, 'gameName' | 'gameCode' | 'gameImage'>[]
}

const featuredCount = 4
const openingPictureCount = 5

/** The hero's slides: a welcome for a visitor or the player's own slide, then featured games. */
export function useHeroSlides(): HeroSlideData[] {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data } = useGameList('featured')
  const games = (data?.games ?? []).filter(isPlayable)
  const opening = useOpeningSlide(games.slice(0, openingPictureCount))
  const featured = games.slice(0, featuredCount).map((game) => ({
    name: `${game.providerCode}/${game.gameCode}`,
    title: gameTitle(game, language),
    text: game.providerName,
    action: { game, label: t('site.hero.play') },
    art: [game],
  }))
  return [opening, ...featured]
}

function useOpeningSlide(art: Game[]): HeroSlideData {
  const { t } = useTranslation(['ui', 'messages', '_m'])
  const { site } = useStartup()
  const page = useTeaserPage()
  const language = useLanguage()
  const { player } = useSession()
  const isNew = useIsNewAccount(player?.accountId)
  const {
    recent: [recent],
    favorites: [favorite],
  } = useOwnGames()
  const games = t(useHasHotGames() ? 'site.hero.explore' : 'games.lists.fallback')
  const label = page === 'hot' ? games : t(`_m:page.${page}`)
  const explore = { to: pagePath(page), label }
  if (!player) {
    const title = t('site.hero.title', { name: site.siteName })
    return { name: 'welcome', title, text: t('site.hero.text'), action: explore, art }
  }
  const named = { name: player.fullName || player.accountId }
  const title = isNew ? t('messages:welcome', named) : t('site.hero.welcomeBack', named)
  const game = recent ?? favorite
  if (!game) return { name: 'player', title, text: t('site.hero.text'), action: explore, art }
  const shown = { game: gameTitle(game, language) }
  return {
    name: 'player',
    title,
    text: recent ? t('site.hero.recent', shown) : t('site.hero.favorite', shown),
    action: { game, label: recent ? t('games.continuePlaying') : t('site.hero.play') },
    art: [game],
  }
}

const teasers = ['hot', 'promotions', 'vip'] as const satisfies PageName[]

/** The page that a home page leads its visitors to first: the games, or what a brand without them has. */
export function useTeaserPage(): (typeof teasers)[number] {
  const { capabilities } = useStartup()
  return teasers.find((page) => isOffered(page, capabilities)) ?? 'vip'
}
