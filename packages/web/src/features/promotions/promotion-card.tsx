import type { Promotion } from '@marquee/contracts/areas/promotions/promotions'
import { Link } from 'react-router'
import { useFormat } from '../../i18n/format.ts'
import { useLocalText } from '../../i18n/use-local-text.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TimeLeftText } from '../../player/claims/time-left-text.tsx'
import { Badge } from '../../ui/feedback/badge.tsx'
import { Icon } from '../../ui/media/icon.tsx'
import { Picture } from '../../ui/media/picture.tsx'

const pictureSizes = '(min-width: 1200px) 400px, (min-width: 640px) 50vw, 100vw'

/** A promotion in the list; the whole card leads to it. */
export function PromotionCard({ promotion, priority }: { promotion: Promotion; priority: boolean }) {
  const { t } = useTranslation()
  const { promoId, imgUrl, category, state } = promotion
  const { title, short } = usePromotionTexts()(promotion)
  const kindName = useKindName()
  return (
    <li className="panel offer-card" data-over={state === 'ENDED' || undefined}>
      <Picture
        className="offer-art"
        src={imgUrl}
        alt=""
        title={title}
        seed={promoId}
        priority={priority}
        sizes={pictureSizes}
        wide
      />
      <div className="offer-words">
        <p className="accent strong row wrap gap-2 offer-kind">
          <span>{kindName(category)}</span>
          <PromotionState state={state} />
        </p>
        <h2>
          <Link to={promotionAddress(promoId)}>{title}</Link>
        </h2>
        <p className="quiet">{short}</p>
        <p className="row wrap spread promotion-foot">
          <PromotionDates promotion={promotion} />
          <span className="accent strong offer-more">
            {t('promotions.details')}
            <Icon name="chevron-right" size={16} />
          </span>
        </p>
      </div>
    </li>
  )
}

/** When a promotion starts, or how long it still goes on. */
export function PromotionDates({ promotion: { startAt, endAt, state } }: { promotion: Promotion }) {
  const { t } = useTranslation()
  const { dateTime } = useFormat()
  if (state === 'ENDED' || endAt === '') {
    return (
      <span className="muted time-left">
        <Icon name="clock" size={16} />
        {t(state === 'ENDED' ? 'claims.over' : 'promotions.always')}
      </span>
    )
  }
  // Only a start that the platform announces: one in the past is of no interest any more.
  return state === 'UPCOMING' ? (
    <span className="muted time-left">
      <Icon name="clock" size={16} />
      {t('promotions.starts', { date: dateTime(startAt) })}
    </span>
  ) : (
    <TimeLeftText until={endAt} />
  )
}

const tones = {
  OPTED_IN: 'success',
  CLAIMED: 'success',
  COMPLETED: 'success',
  NOT_ELIGIBLE: 'neutral',
  ENDED: 'neutral',
} as const

type KnownState = keyof typeof tones

export const isKnownState = (state: string): state is KnownState => Object.hasOwn(tones, state)

/** The player's state of a promotion as a badge; nothing while it can simply be taken. */
export function PromotionState({ state }: { state: string }) {
  const { t } = useTranslation()
  if (!isKnownState(state)) return null
  const tone = tones[state]
  return (
    <Badge tone={tone} icon={tone === 'success' ? 'check' : undefined}>
      {t(`promotions.states.${state}`)}
    </Badge>
  )
}

const kinds = ['WELCOME', 'DEPOSIT', 'REBATE', 'CASHBACK', 'FREE_SPIN', 'EVENT', 'VIP'] as const

/** A function that writes a promotion's texts in the page's language. */
export function usePromotionTexts() {
  const local = useLocalText()
  return ({ title, short }: Promotion) => ({ title: local(title), short: local(short) })
}

/** A function that writes the name of a category; one of the platform's own, as it is. */
export function useKindName(): (category: string) => string {
  const { t } = useTranslation()
  return (category) => {
    const kind = kinds.find((known) => known === category)
    return kind ? t(`promotions.kinds.${kind}`) : category
  }
}

/** The address of a promotion's own page. */
const promotionAddress = (promoId: string): string => `/promotions?${new URLSearchParams({ id: promoId })}`
