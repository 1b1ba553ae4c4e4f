import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { useDurationWords } from './use-duration-words.ts'

/** How long a break or an exclusion can last in the brand's market, before a visitor logs in for one. */
export function WaysToStop() {
  const { t } = useTranslation()
  const { breakHours, exclusionMonths } = useStartup().market
  const { ofHours, ofMonths } = useDurationWords()
  return (
    <dl className="ways-to-stop">
      <Way name={t('content.limits.break')} spans={breakHours.map(ofHours)} />
      <Way name={t('content.limits.exclusion')} spans={exclusionMonths.map(ofMonths)} />
    </dl>
  )
}

function Way({ name, spans }: { name: string; spans: string[] }) {
  if (spans.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {spans.map((span) => (
        <dd key={span}>{span}</dd>
      ))}
    </div>
  )
}
