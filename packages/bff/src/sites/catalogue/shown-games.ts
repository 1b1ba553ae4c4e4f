import type { Game } from '@marquee/contracts/games/game'
import type { Brand } from '../../request/brand.ts'
import { knownGame } from './catalogue.ts'
import type { Sites } from '../sites.ts'

interface ShownGamesParts {
  brand: Brand
  sites: Pick<Sites, 'catalogue'>
  imageAddress(address: string): string
}

/**
 * A player's own games as tiles show them: what their list says of each (name, type, picture), and from the brand's
 * catalogue what it leaves out. While there is no catalogue, the list alone.
 */
export async function shownGames<Shown extends Game>(
  games: readonly Shown[],
  { brand, sites, imageAddress }: ShownGamesParts,
): Promise<Shown[]> {
  if (games.length === 0) return []
  const catalogue = await sites.catalogue(brand).then(
    ({ value }) => value,
    () => [],
  )
  return games.map((game) => {
    const known = knownGame(catalogue, game)
    const { gameName, gameType, category, gameImage } = game
    return {
      ...game,
      ...known,
      gameName,
      gameType: gameType || (known?.gameType ?? ''),
      category: category ?? known?.category ?? null,
      gameImage: gameImage ? imageAddress(gameImage) : (known?.gameImage ?? ''),
    }
  })
}
