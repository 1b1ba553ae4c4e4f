import { toSearchText } from '@marquee/contracts/areas/games/search'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { providersQuery } from '../../../features/games/game-list-query.ts'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'

const maxPlaces = 6

/** The categories and providers whose names match a search, as links to their games. Renders nothing without any. */
export function SearchPlaces({ words }: { words: string }) {
  const { t } = useTranslation()
  const places = usePlaces(toSearchText(words)).slice(0, maxPlaces)
  if (places.length === 0) return null
  return (
    <ul className="search-places" aria-label={t('games.placesFound')}>
      {places.map(({ to, icon, name }) => (
        <li key={to}>
          <Link className="search-place" to={to}>
            <Icon name={icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Place {
  to: string
  icon: IconName
  name: string
}

function usePlaces(searchText: string): Place[] {
  const { t } = useTranslation()
  const entries = useNavigationEntries()
  const { data } = useQuery(providersQuery())
  if (searchText === '') return []
  const categories = entries.map(({ id, path }): Place => {
    return { to: path, icon: categoryIcon(id), name: t(`games.categories.${id}`) }
  })
  const providers = (data?.providers ?? []).map(({ code, name }): Place => {
    return { to: `/hot?provider=${encodeURIComponent(code)}`, icon: 'gamepad', name }
  })
  return [...categories, ...providers].filter(({ name }) => hasWordFrom(toSearchText(name), searchText))
}

/** Whether the searched text begins at the start of a word of the name. Chinese names are not divided by spaces. */
function hasWordFrom(name: string, searchText: string): boolean {
  return (
    ` ${name}`.includes(` ${searchText}`) || (/\p{Script=Han}/u.test(searchText) && name.includes(searchText))
  )
}
