import './category-tiles.css'
import type { Game } from '@marquee/contracts/areas/games/catalogue'
import type { CategoryId } from '@marquee/contracts/categories'
import { Link } from 'react-router'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { useGameList } from '../../../features/games/use-game-list.ts'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'

/** The categories of the menu as large tiles, each with a hot game's picture where the hot games have one of it. */
export function CategoryTiles() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const entries = useNavigationEntries()
  const hot = useGameList('hot').data?.games ?? []
  // The whole list of hot games does not stand for its first one, which the tile of that game's category shows.
  const pictured = (id: CategoryId) =>
    id === 'hot' ? hot.findLast(isPictured) : hot.find((game) => game.category === id && isPictured(game))
  if (entries.length === 0) return null
  return (
    <div className="category-tiles">
      <ul>
        {entries.map(({ id, path, games }, index) => {
          const game = pictured(id)
          return (
            <li key={id}>
              <Link className="category-tile" to={path}>
                {game ? (
                  <Picture
                    className="category-tile-picture"
                    src={game.gameImage}
                    alt=""
                    title=""
                    seed={game.gameCode}
                    priority={index < 2}
                    sizes="(min-width: 768px) 240px, 40vw"
                  />
                ) : (
                  <span className="category-tile-drawing">
                    <Icon name={categoryIcon(id)} />
                  </span>
                )}
                <Icon name={categoryIcon(id)} size={28} />
                <span className="category-tile-name">{t(`games.categories.${id}`)}</span>
                {games === null ? null : (
                  <span className="category-tile-count num">
                    {t('games.gameCount', { count: games, number: number(games) })}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

const isPictured = ({ gameImage }: Game) => gameImage !== ''
