import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { Brand } from '../../request/brand.ts'
import type { Sites } from '../sites.ts'
import { findGame } from './catalogue.ts'

interface EnrichParts {
  brand: Brand
  sites: Pick<Sites, 'catalogue'>
  imageAddress(address: string): string
}

/**
 * Completes a player's own games from the brand's catalogue: name, type and image come from the player's list where it
 * has them, the rest from the catalogue. Without a catalogue the list is returned alone.
 */
export async function enrichPlayerGames<PlayerGame extends Game>(
  games: readonly PlayerGame[],
  { brand, sites, imageAddress }: EnrichParts,
): Promise<PlayerGame[]> {
  if (games.length === 0) return []
  const catalogue = await sites.catalogue(brand).then(
    ({ value }) => value,
    () => [],
  )
  return games.map((game) => {
    const known = findGame(catalogue, game)
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
