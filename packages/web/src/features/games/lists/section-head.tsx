import { Link } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'
import './section-head.css'
import { useFormat } from '../../../i18n/format.ts'

export interface SectionHeadProps {
  title: string
  icon?: IconName | undefined
  /** The page with all games of the section. */
  to?: string | undefined
  /** The number of games on that page. */
  total?: number | undefined
  /** Text of the link, where it does not lead to games. */
  all?: string | undefined
}

/** A section's heading, with a link to all of its games. */
export function SectionHead({ title, icon, to, total, all }: SectionHeadProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  return (
    <div className="section-head">
      <h2 className="section-title">
        {icon ? <Icon name={icon} tone="accent" /> : null}
        {title}
      </h2>
      {to && (all || total) ? (
        <Link className="section-all" to={to}>
          {all ?? t('games.seeAll', { number: number(total ?? 0) })}
          <span className="visually-hidden">{title}</span>
          <Icon name="chevron-right" />
        </Link>
      ) : null}
    </div>
  )
}
