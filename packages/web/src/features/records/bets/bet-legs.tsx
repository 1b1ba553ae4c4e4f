import type { BetDetail, BetLeg } from '@marquee/contracts/areas/reports/reports'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/language.ts'
import { buttonClass } from '../../../ui/button/button.tsx'
import { Badge } from '../../../ui/feedback/badge.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { betKind, legChoice } from './leg-choice.ts'

const results = {
  WIN: 'success',
  LOSE: 'neutral',
  DRAW: 'neutral',
  VOID: 'neutral',
  PENDING: 'accent',
} as const
type KnownResult = keyof typeof results

const isKnownResult = (result: string): result is KnownResult => Object.hasOwn(results, result)

/** What a bet was on, leg by leg, with the provider's own page about it where there is one. */
export function BetLegs({ detail: { odds, legs, detailUrl } }: { detail: BetDetail }) {
  const { t } = useTranslation()
  const isLink = /^https?:\/\//.test(detailUrl)
  if (legs.length === 0 && !isLink) return null
  return (
    <>
      {legs.length > 0 ? (
        <section className="bet-legs">
          <h3>{t('records.legs', { count: legs.length })}</h3>
          {odds ? <p className="bet-odds num">{t('records.odds', { odds })}</p> : null}
          <ol>
            {legs.map((leg, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a leg has no id but its place
              <Leg key={index} leg={leg} />
            ))}
          </ol>
        </section>
      ) : null}
      {isLink ? (
        <a
          className={buttonClass({ variant: 'outline' })}
          href={detailUrl}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('records.round')}
          <Icon name="external" />
        </a>
      ) : null}
    </>
  )
}

function Leg({ leg }: { leg: BetLeg }) {
  const { t } = useTranslation()
  const { home, away, side, line } = legChoice(leg, useLanguage())
  const names = {
    home,
    away,
    draw: t('games.draw'),
    over: t('records.over'),
    under: t('records.under'),
    none: '',
  }
  const kind = betKind(leg.betType)
  return (
    <li>
      {home && away ? <p className="bet-teams">{t('records.teams', { home, away })}</p> : null}
      <p className="bet-choice">
        <span>{kind ? t(`records.betKinds.${kind}`) : leg.betType}</span>
        <strong>
          {names[side]} <span className="num">{line}</span>
        </strong>
      </p>
      {leg.result ? (
        isKnownResult(leg.result) ? (
          <Badge tone={results[leg.result]}>{t(`records.results.${leg.result}`)}</Badge>
        ) : (
          <Badge>{leg.result}</Badge>
        )
      ) : null}
    </li>
  )
}
