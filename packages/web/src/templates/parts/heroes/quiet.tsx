import './quiet.css'
import { Link } from 'react-router'
import { useStartup } from '../../../brand/startup-context.ts'
import { categoryIcon } from '../../../features/games/tiles/category-icon.ts'
import { GameAnchor } from '../../../features/games/tiles/game-anchor.tsx'
import { useOwnGames } from '../../../features/games/use-game-list.ts'
import { gameTitle } from '../../../i18n/game-title.ts'
import { useLanguage } from '../../../i18n/language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useSession } from '../../../session/session-state.ts'
import { Icon } from '../../../ui/media/icon.tsx'
import type { TemplatePart } from '../../template.ts'
import { SearchEntry } from '../header-parts/search-entry.tsx'
import { useNavigationEntries } from '../navigations/navigation-entries.ts'

const suggestionCount = 6

/** One line and a search box, over a row of suggestions: the game that the player left, and the first categories. */
function Quiet() {
  const { t } = useTranslation()
  const language = useLanguage()
  const { site } = useStartup()
  const { player } = useSession()
  const [last] = useOwnGames().recent
  const entries = useNavigationEntries().slice(0, suggestionCount)
  return (
    <section className="quiet">
      <h1 className="quiet-line">
        {player
          ? t('site.hero.welcomeBack', { name: player.fullName || player.accountId })
          : t('site.hero.title', { name: site.siteName })}
      </h1>
      <SearchEntry />
      <ul className="quiet-suggestions" aria-label={t('site.quickLinks')}>
        {last ? (
          <li>
            <GameAnchor className="quiet-suggestion quiet-last" game={last}>
              <Icon name="play" />
              <span className="visually-hidden">{t('games.continuePlaying')}</span>
              {gameTitle(last, language)}
            </GameAnchor>
          </li>
        ) : null}
        {entries.map(({ id, path }) => (
          <li key={id}>
            <Link className="quiet-suggestion" to={path}>
              <Icon name={categoryIcon(id)} />
              {t(`games.categories.${id}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const quiet: TemplatePart = { Component: Quiet }
