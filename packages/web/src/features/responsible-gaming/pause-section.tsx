import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button/button.tsx'
import { openModal, useModal } from '../../ui/overlay/modal-store.ts'
import { BreakDialog } from './break-dialog.tsx'
import { ExclusionDialog } from './exclusion-dialog.tsx'

const breakId = 'take-break'
const exclusionId = 'exclude-self'

/** A break or an exclusion, by the durations that the market offers. During an exclusion nothing is left to choose. */
export function PauseSection({ controls: { options, coolOff, selfExclusion } }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const breakModal = useModal(breakId)
  const exclusionModal = useModal(exclusionId)
  if (selfExclusion.active) return null
  return (
    <section className="care-card">
      <h2>{t('care.pause.title')}</h2>
      <p>{t('care.pause.text')}</p>
      <div className="care-links">
        {options.coolOff.length > 0 && !coolOff.active ? (
          <Button variant="tonal" aria-haspopup="dialog" onClick={() => openModal(breakId)}>
            {t('care.pause.break')}
          </Button>
        ) : null}
        {options.exclusion.length > 0 ? (
          <Button variant="outline" aria-haspopup="dialog" onClick={() => openModal(exclusionId)}>
            {t('care.pause.exclude')}
          </Button>
        ) : null}
      </div>
      {breakModal.open ? <BreakDialog hours={options.coolOff} onClose={breakModal.close} /> : null}
      {exclusionModal.open ? (
        <ExclusionDialog months={options.exclusion} onClose={exclusionModal.close} />
      ) : null}
    </section>
  )
}
