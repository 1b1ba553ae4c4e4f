import { type CategoryId, categories } from '@marquee/contracts/categories'
import { Link } from 'react-router'
import { ProblemError } from '../../../api/problem-error.ts'
import { ProblemReference } from '../../../brand/problem-reference.tsx'
import { failureHelp } from '../../../i18n/failure-help.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../../ui/button/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/feedback/state-panel.tsx'
import { FoundGames } from '../search/found-games.tsx'
import { categoryIcon } from '../tiles/category-icon.ts'
import type { LobbyFilters } from './lobby-filters.ts'

interface LobbyEmptyProps {
  category: CategoryId
  filters: LobbyFilters
  onClear: () => void
}

/**
 * The empty state of a lobby: no game matches the filters, or the category has no games. What is searched for may be in
 * another category.
 */
export function LobbyEmpty({ category, filters, onClear }: LobbyEmptyProps) {
  const { t } = useTranslation()
  if (filters.q === '' && filters.provider === '') {
    return (
      <EmptyState
        icon={categoryIcon(category)}
        title={t('games.nothingHere')}
        text={t('games.nothingHereHelp')}
        action={
          category === 'hot' ? null : (
            <Link className={buttonClass({ variant: 'tonal' })} to={categories.hot.route}>
              {t('games.seeHot')}
            </Link>
          )
        }
      />
    )
  }
  return (
    <>
      <EmptyState
        icon="search"
        title={filters.q ? t('games.nothingFor', { words: filters.q }) : t('games.nothingMatches')}
        text={t('games.nothingMatchesHelp')}
        action={
          <Button variant="tonal" onClick={onClear}>
            {t('games.clearFilters')}
          </Button>
        }
      />
      {filters.q ? <FoundGames words={filters.q} heading={t('games.foundElsewhere')} /> : null}
    </>
  )
}

interface LobbyFailedProps {
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The error state of a lobby, with the reference for support. */
export function LobbyFailed({ error, busy, onRetry }: LobbyFailedProps) {
  const { t } = useTranslation()
  const problem = error instanceof ProblemError ? error.problem : undefined
  return (
    <ErrorState
      title={t('games.failed')}
      text={t(failureHelp(problem))}
      reference={problem ? <ProblemReference reference={problem.reference} /> : null}
      action={
        <Button variant="tonal" busy={busy} onClick={onRetry}>
          {t('app.retry')}
        </Button>
      }
    />
  )
}
