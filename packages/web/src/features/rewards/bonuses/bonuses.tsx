import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePaginationTexts } from '../../../player/use-pagination-texts.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { Pagination } from '../../../ui/pagination/pagination.tsx'
import { RewardResults } from '../claims/reward-results.tsx'
import { useRewardQuery } from '../claims/use-reward-query.ts'
import { BonusCard } from './bonus-card.tsx'
import { RebateCard } from './rebate-card.tsx'
import './bonuses.css'

const perPage = 10

/** The player's rebate and bonuses, latest first. */
export function Bonuses() {
  const { t } = useTranslation()
  const [page, setPage] = useState(1)
  const texts = usePaginationTexts(t('bonuses.pages'))
  const result = useRewardQuery('listBonuses', { query: { page, perPage } })
  return (
    <>
      <RebateCard />
      <section className="bonuses" aria-label={t('bonuses.title')}>
        <h2>{t('bonuses.title')}</h2>
        <RewardResults result={result} skeleton={<BonusPlaces />}>
          {({ items, total }) =>
            total === 0 ? (
              <NoBonuses />
            ) : (
              <>
                <ul className="bonus-list">
                  {items.map((bonus) => (
                    <BonusCard key={bonus.bonusId} bonus={bonus} />
                  ))}
                </ul>
                <Pagination page={page} total={total} perPage={perPage} texts={texts} onPage={setPage} />
              </>
            )
          }
        </RewardResults>
      </section>
    </>
  )
}

function NoBonuses() {
  const { t } = useTranslation()
  return (
    <EmptyState
      icon="gift"
      title={t('bonuses.none')}
      text={t('bonuses.noneText')}
      action={
        <Link className={buttonClass({ variant: 'tonal' })} to="/promotions">
          {t('bonuses.see')}
        </Link>
      }
    />
  )
}

function BonusPlaces() {
  return (
    <div className="reward-places" aria-busy="true">
      {[1, 2, 3].map((place) => (
        <Skeleton key={place} className="bonus-place" />
      ))}
    </div>
  )
}
