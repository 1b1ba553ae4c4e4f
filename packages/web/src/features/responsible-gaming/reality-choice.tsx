import type { PlayControls as Controls } from '@marquee/contracts/areas/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../api/query.ts'
import { useOperation } from '../../api/use-operation.ts'
import { showToast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/form/select.tsx'

const toastMs = 3_000

/** How often the player is told the time and the net position while playing. A choice holds at once. */
export function RealityChoice({ controls }: { controls: Controls }) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { mutate, isPending, variables } = useOperation('setRealityCheck')
  const options = [...new Set([...controls.options.reality, controls.realityCheckMinutes])].toSorted(
    (a, b) => a - b,
  )
  if (options.length < 2) return null
  const words = (minutes: number) => {
    if (minutes === 0) return t('care.reality.off')
    if (minutes === 60) return t('care.reality.hour')
    return minutes % 60 === 0
      ? t('care.reality.hours', { hours: minutes / 60 })
      : t('care.reality.minutes', { minutes })
  }
  const choose = (minutes: number) =>
    mutate(
      { body: { minutes } },
      {
        onSuccess: (next) => {
          client.setQueryData(queryKey('getLimits', {}), next)
          showToast({ tone: 'success', text: t('care.reality.saved'), durationMs: toastMs })
        },
      },
    )
  const current = isPending ? variables.body.minutes : controls.realityCheckMinutes
  return (
    <section className="care-card">
      <h2>{t('care.reality.title')}</h2>
      <p>{t('care.reality.text')}</p>
      <div className="care-reality">
        <Select
          label={t('care.reality.label')}
          options={options.map((minutes) => ({ value: String(minutes), label: words(minutes) }))}
          value={String(current)}
          onChange={({ target }) => choose(Number(target.value))}
        />
      </div>
    </section>
  )
}
