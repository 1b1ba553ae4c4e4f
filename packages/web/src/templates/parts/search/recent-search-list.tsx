import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/button/icon-button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { forgetSearch, useRecentSearches } from './recent-searches.ts'

/** The visitor's last searches: each can be repeated or removed. Renders nothing without any. */
export function RecentSearchList({ onSearch }: { onSearch: (words: string) => void }) {
  const { t } = useTranslation()
  const searches = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section>
      <h3 className="search-found">{t('games.recentSearches')}</h3>
      <ul className="recent-searches">
        {searches.map((words) => (
          <li key={words}>
            <button type="button" onClick={() => onSearch(words)}>
              <Icon name="clock" />
              {words}
            </button>
            <IconButton
              icon="close"
              label={t('games.forgetSearch', { words })}
              onClick={() => forgetSearch(words)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
