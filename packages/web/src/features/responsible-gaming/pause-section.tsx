import type { PlayControls } from '@marquee/contracts/areas/responsible-gaming'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useOperation } from '../../api/use-operation.ts'
import { createStore, useStore } from '../../browser/create-store.ts'
import { formDrafts } from '../../browser/form-drafts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { PasswordConfirmation, useControlForm } from '../../responsible-gaming/control-form.tsx'
import { endSession } from '../../session/session-state.ts'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/form/field.tsx'
import type { FormErrors } from '../../ui/form/use-form.ts'
import { Icon } from '../../ui/media/icon.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { closeModals, openModal, useModal } from '../../ui/overlay/modal-store.ts'
import { useDurationWords } from './use-duration-words.ts'

const breakId = 'take-break'
const exclusionId = 'exclude-self'

/** A break or an exclusion, by the durations that the market offers. During an exclusion nothing is left to choose. */
export function PauseSection({ controls: { options, coolOff, selfExclusion } }: { controls: PlayControls }) {
  const { t } = useTranslation()
  const breakModal = useModal(breakId)
  const exclusionModal = useModal(exclusionId)
  if (selfExclusion.active) return null
  return (
    <section className="stack card care-card">
      <h2>{t('care.pause.title')}</h2>
      <p className="quiet measure">{t('care.pause.text')}</p>
      <div className="wrap">
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

/** Takes a break of one of the hours that the market offers. */
function BreakDialog({ hours, onClose }: { hours: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { ofHours } = useDurationWords()
  const { mutateAsync } = useOperation('takeBreak')
  const begin = useBeginPause()
  const state = useControlForm<'hours'>({
    names: ['hours'],
    check: (values) => (values.hours === '' ? { hours: t('care.pause.choose') } : {}),
    run: async ({ hours: chosen }, password, idempotencyKey) => {
      const body = { hours: Number(chosen), ...password }
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

type Name = 'months' | 'confirmation'

/** Excludes the player for one of the times that the market offers: with a typed word, because it can't be undone. */
function ExclusionDialog({ months, onClose }: { months: readonly number[]; onClose: () => void }) {
  const { t } = useTranslation()
  const { ofMonths } = useDurationWords()
  const { mutateAsync } = useOperation('excludeSelf')
  const begin = useBeginPause()
  const word = t('care.pause.word')
  const state = useControlForm<Name>({
    names: ['months', 'confirmation'],
    check: (values) => {
      const errors: FormErrors<Name> = {}
      if (values.months === '') errors.months = t('care.pause.choose')
      if (!isWord(values.confirmation, word)) errors.confirmation = t('care.pause.wordFault', { word })
      return errors
    },
    run: async ({ months: chosen, confirmation }, password, idempotencyKey) => {
      const body = { months: Number(chosen), ...password, confirmation: confirmation.trim() }
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

interface PauseDialogProps<Name extends string> {
  title: string
  /** That it can't be undone. */
  warning: string
  action: string
  state: ReturnType<typeof useControlForm<Name>>
  onClose: () => void
  /** What is asked. */
  children: ReactNode
}

/** The dialog that begins a break or an exclusion: how long, and that it can't be undone. */
function PauseDialog<Name extends string>(props: PauseDialogProps<Name>) {
  const { title, warning, action, state, onClose, children } = props
  const { t } = useTranslation()
  const formId = useId()
  return (
    <Dialog
      open
      title={title}
      onClose={onClose}
      closeLabel={t('app.close')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('care.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={state.form.isSending}>
            {action}
          </Button>
        </>
      }
    >
      <form id={formId} className="stack gap-4" {...state.form.formProps}>
        <p>{t('care.pause.text')}</p>
        {children}
        <p className="care-warning">{warning}</p>
        <PasswordConfirmation state={state} />
      </form>
    </Dialog>
  )
}

interface ChoiceFieldProps {
  label: string
  name: string
  options: readonly { value: string; label: string }[]
  error: string | undefined
  onChange: () => void
}

/** One of a few durations, as radio buttons; none is suggested. */
function ChoiceField({ label, name, options, error, onChange }: ChoiceFieldProps) {
  const noteId = useId()
  return (
    <fieldset className="care-choices" aria-describedby={error ? noteId : undefined}>
      <legend>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            aria-invalid={error ? true : undefined}
            onChange={onChange}
          />
          {option.label}
        </label>
      ))}
      {error ? (
        <p className="span muted field-note field-error" id={noteId} role="alert">
          <Icon name="warning" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

/** A function that follows a pause which the platform has begun: the gateway has ended the session, and so does the page. */
function useBeginPause(): (until: string) => void {
  const client = useQueryClient()
  return (until) => {
    closeModals()
    begunPause.set({ until })
    endSession(client)
    formDrafts.clear()
    window.scrollTo(0, 0)
  }
}

/** A break or exclusion that has just begun in this tab and has ended its session. `until` is empty without an end. */
interface BegunPause {
  until: string
}

/** The pause that has just begun here, for the word that takes leave of the player. */
const begunPause = createStore<BegunPause | undefined>(undefined)

export const useBegunPause = (): BegunPause | undefined => useStore(begunPause, (pause) => pause, undefined)
