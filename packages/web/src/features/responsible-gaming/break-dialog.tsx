import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useCareForm } from '../../responsible-gaming/use-care-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { useBeginPause } from './use-begin-pause.ts'
import { useDurationWords } from './use-duration-words.ts'

/** Takes a break of one of the hours that the market offers. */
export function BreakDialog({ hours, onClose }: { hours: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { ofHours } = useDurationWords()
  const { mutateAsync } = useOperation('takeBreak', { shownInPlace: true })
  const begin = useBeginPause()
  const state = useCareForm<'hours'>({
    names: ['hours'],
    check: (values) => (values.hours === '' ? { hours: t('care.pause.choose') } : {}),
    run: async ({ hours: chosen, password }, idempotencyKey) => {
      const body = { hours: Number(chosen), password }
      begin((await mutateAsync({ body, idempotencyKey })).until)
    },
  })
  const { error, onChange } = state.form.field('hours')
  return (
    <PauseDialog
      title={t('care.pause.break')}
      warning={t('care.pause.breakText')}
      action={t('care.pause.breakDo')}
      state={state}
      onClose={onClose}
    >
      <ChoiceField
        label={t('care.pause.breakLabel')}
        name="hours"
        options={hours.map((value) => ({ value: String(value), label: ofHours(value) }))}
        error={error}
        onChange={onChange}
      />
    </PauseDialog>
  )
}
