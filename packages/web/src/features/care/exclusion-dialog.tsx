import { useTranslation } from 'react-i18next'
import { useOperation } from '../../api/use-operation.ts'
import { useCareForm } from '../../care/use-care-form.ts'
import { useDurationWords } from '../../care/use-duration-words.ts'
import { TextField } from '../../ui/form/field.tsx'
import type { FormErrors } from '../../ui/form/use-form.ts'
import { ChoiceField } from './choice-field.tsx'
import { PauseDialog } from './pause-dialog.tsx'
import { useBeginPause } from './use-begin-pause.ts'

type Name = 'months' | 'confirmation'

/** Excludes the player for one of the times that the market offers: with a typed word, because it can't be undone. */
export function ExclusionDialog({ months, onClose }: { months: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { ofMonths } = useDurationWords()
  const { mutateAsync } = useOperation('excludeSelf', { shownInPlace: true })
  const begin = useBeginPause()
  const word = t('care.pause.word')
  const state = useCareForm<Name>({
    names: ['months', 'confirmation'],
    check: (values) => {
      const errors: FormErrors<Name> = {}
      if (values.months === '') errors.months = t('care.pause.choose')
      if (!isWord(values.confirmation, word)) errors.confirmation = t('care.pause.wordFault', { word })
      return errors
    },
    run: async ({ months: chosen, password, confirmation }, idempotencyKey) => {
      const body = { months: Number(chosen), password, confirmation: confirmation.trim() }
      begin((await mutateAsync({ body, idempotencyKey })).until)
    },
  })
  const { error, onChange } = state.form.field('months')
  return (
    <PauseDialog
      title={t('care.pause.exclude')}
      warning={t('care.pause.excludeText')}
      action={t('care.pause.excludeDo')}
      state={state}
      onClose={onClose}
    >
      <ChoiceField
        label={t('care.pause.excludeLabel')}
        name="months"
        options={months.map((value) => ({ value: String(value), label: ofMonths(value) }))}
        error={error}
        onChange={onChange}
      />
      <TextField
        {...state.form.field('confirmation')}
        label={t('care.pause.wordLabel', { word })}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
      />
    </PauseDialog>
  )
}

const isWord = (entered: string, word: string) => entered.trim().toUpperCase() === word
