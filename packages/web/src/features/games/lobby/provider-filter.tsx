import type { ResponseOf } from '@marquee/contracts/operations'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/format.ts'
import { Chip } from '../../../ui/feedback/chip.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Rail } from '../../../ui/layout/rail.tsx'
import './lobby-page.css'

interface ProviderFilterProps {
  /** `undefined` while they load: skeletons keep their place. */
  providers: ResponseOf<'listGames'>['providers'] | undefined
  /** Whether to show how many games each has. */
  counted: boolean
  /** The chosen provider's code; empty for all. */
  chosen: string
  onChoose: (code: string) => void
}

// A link may select a provider that is scrolled out of view.
const scrollIntoView = (item: HTMLLIElement | null) =>
  item?.scrollIntoView({ inline: 'center', block: 'nearest' })

/** A choice of one provider in a lobby, with the number of its games there. */
export function ProviderFilter({ providers, counted, chosen, onChoose }: ProviderFilterProps) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const total = (providers ?? []).reduce((sum, { count }) => sum + count, 0)
  return (
    <Rail
      label={t('games.providers')}
      prevLabel={t('games.previousProviders')}
      nextLabel={t('games.nextProviders')}
    >
      <li>
        <Chip
          selected={chosen === ''}
          count={counted ? number(total) : undefined}
          onClick={() => onChoose('')}
        >
          {t('games.anyProvider')}
        </Chip>
      </li>
      {providers === undefined ? <ChipSkeletons /> : null}
      {providers?.map(({ code, name, count }) => (
        <li key={code} ref={chosen === code ? scrollIntoView : undefined}>
          <Chip
            selected={chosen === code}
            count={counted ? number(count) : undefined}
            onClick={() => onChoose(chosen === code ? '' : code)}
          >
            {name}
          </Chip>
        </li>
      ))}
    </Rail>
  )
}

function ChipSkeletons() {
  return [0, 1, 2, 3, 4, 5].map((place) => (
    <li key={place}>
      <Skeleton className="provider-chip-skeleton" />
    </li>
  ))
}
