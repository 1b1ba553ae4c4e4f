import type { Promotion } from '@marquee/contracts/areas/promotions/promotions'
import { useSearchParams } from 'react-router'
import { useTranslation } from '../../i18n/use-translation.ts'
import { RewardResults, useMaySuggestDeposits } from '../../player/claims/reward-results.tsx'
import { useOwnQuery } from '../../player/use-own-query.ts'
import { useSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { Chip } from '../../ui/feedback/chip.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { EmptyState } from '../../ui/feedback/state-panel.tsx'
import { PromotionCard, useKindName } from './promotion-card.tsx'
import { visiblePromotions } from './visible-promotions.ts'

/** The brand's promotions, by kind. */
export function PromotionList() {
  const result = useOwnQuery('listPromotions', {})
  const isPlayer = useSession().status === 'player'
  const maySuggest = useMaySuggestDeposits()
  if (isPlayer && maySuggest === undefined) return <PromotionPlaces />
  return (
    <RewardResults result={result} skeleton={<PromotionPlaces />}>
      {({ items }) => (
        <Promotions promotions={isPlayer ? visiblePromotions(items, maySuggest === true) : items} />
      )}
    </RewardResults>
  )
}

function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  const kindName = useKindName()
  const chosen = search.get('category') ?? ''
  const choose = (category: string) =>
    setSearch(category === '' ? {} : { category }, { replace: true, preventScrollReset: true })
  if (promotions.length === 0)
    return <EmptyState icon="gift" title={t('promotions.none')} text={t('promotions.noneText')} />
  const kinds = [...new Set(promotions.map(({ category }) => category))]
  const shown = promotions.filter(({ category }) => chosen === '' || category === chosen)
  return (
    <>
      {kinds.length > 1 ? (
        <fieldset className="promotion-kinds">
          <legend className="visually-hidden">{t('promotions.filter')}</legend>
          <div className="promotion-kind-row">
            {['', ...kinds].map((kind) => (
              <Chip key={kind} selected={kind === chosen} onClick={() => choose(kind)}>
                {kind === '' ? t('promotions.everything') : kindName(kind)}
              </Chip>
            ))}
          </div>
        </fieldset>
      ) : null}
      {shown.length === 0 ? (
        <EmptyState
          icon="gift"
          title={t('promotions.noneOfKind')}
          text={t('promotions.noneText')}
          action={
            <Button variant="tonal" onClick={() => choose('')}>
              {t('promotions.showAll')}
            </Button>
          }
        />
      ) : (
        <ul className="offer-grid">
          {shown.map((promotion, index) => (
            <PromotionCard key={promotion.promoId} promotion={promotion} priority={index < 2} />
          ))}
        </ul>
      )}
    </>
  )
}

function PromotionPlaces() {
  return (
    <div className="offer-grid" aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={360} />
      ))}
    </div>
  )
}
