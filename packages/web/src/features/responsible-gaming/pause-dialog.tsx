import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CarePassword } from '../../responsible-gaming/care-password.tsx'
import type { useCareForm } from '../../responsible-gaming/use-care-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'

interface PauseDialogProps<Name extends string> {
  title: string
  /** That it can't be undone. */
  warning: string
  action: string
  state: ReturnType<typeof useCareForm<Name>>
  onClose: () => void
  /** The fields before the password. */
  children: ReactNode
}

/** The dialog that begins a break or an exclusion: how long, that it can't be undone, and the password. */
export function PauseDialog<Name extends string>(props: PauseDialogProps<Name>) {
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
      <form id={formId} className="care-form" {...state.form.formProps}>
        <p>{t('care.pause.text')}</p>
        {children}
        <p className="care-warning">{warning}</p>
        <CarePassword password={state.form.field('password')} limit={state.limit} />
      </form>
    </Dialog>
  )
}
