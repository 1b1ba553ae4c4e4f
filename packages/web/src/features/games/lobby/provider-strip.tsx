import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useFormat } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Rail } from '../../../ui/layout/rail.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { providersQuery } from '../game-list-query.ts'
import { SectionHead } from '../lists/section-head.tsx'
import './provider-strip.css'

/** The brand's providers as links to their games. Renders nothing if there are none. */
export function ProviderStrip() {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data, error } = useQuery(providersQuery())
  if (error || data?.providers.length === 0) return null
  const title = t('games.providers')
  return (
    <section>
      <Rail
        label={title}
        heading={<SectionHead title={title} />}
        prevLabel={t('games.previousProviders')}
        nextLabel={t('games.nextProviders')}
      >
        {data
          ? data.providers.map(({ code, name, imageUrl, count }) => (
              <li key={code}>
                <Link className="provider" to={`/hot?provider=${encodeURIComponent(code)}`}>
                  <Picture className="provider-logo" src={imageUrl} alt={name} title={name} seed={code} />
                  <span className="fine provider-count">
                    {t('games.gameCount', { count, number: number(count) })}
                  </span>
                </Link>
              </li>
            ))
          : Array.from({ length: 8 }, (_, place) => place).map((place) => (
              <li key={place}>
                <Skeleton className="provider" />
              </li>
            ))}
      </Rail>
    </section>
  )
}
