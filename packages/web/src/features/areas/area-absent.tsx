import { categories } from '@marquee/contracts/categories'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import type { AreaName } from './area-name.ts'

const points = ['one', 'two', 'three'] as const

/** A notice that the brand does not offer an area, what the area is elsewhere, and a link to the games. */
export function AreaAbsent({ area }: { area: AreaName }) {
  const { t } = useTranslation()
  const { site } = useStartup()
  return (
    <div className="area-absent">
      <div className="area-notice">
        <h2>{t('areas.absent.title', { site: site.siteName })}</h2>
        <p>{t('areas.absent.text')}</p>
        <Link className={buttonClass({ variant: 'tonal' })} to={categories.hot.route}>
          {t('games.seeHot')}
        </Link>
      </div>
      <section className="area-about">
        <h2>{t('areas.absent.about')}</h2>
        <ul>
          {points.map((point) => (
            <li key={point}>{t(`areas.${area}.${point}`)}</li>
          ))}
        </ul>
      </section>
    </div>
  )
}
