import type { PlayerBank } from '@marquee/contracts/areas/banks'
import { useTranslation } from 'react-i18next'
import { useStartup } from '../../brand/startup-context.ts'
import { AttemptLimitNotice } from '../../forms/attempt-limit.tsx'
import { TacEntry } from '../../forms/tac-entry.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/overlay/dialog.tsx'
import { BankNotice } from './bank-notice.tsx'
import { useRemoveBank } from './use-remove-bank.ts'

interface RemoveBankDialogProps {
  /** `undefined` while it is closed. */
  bank: PlayerBank | undefined
  onClose: () => void
}

/** Removes an account, with a one-time code. */
export function RemoveBankDialog({ bank, onClose }: RemoveBankDialogProps) {
  const { t } = useTranslation()
  return (
    <Dialog
      open={bank !== undefined}
      title={t('banks.removeTitle')}
      onClose={onClose}
      closeLabel={t('app.close')}
    >
      {bank ? <RemoveForm key={bank.bankId} bank={bank} onDone={onClose} /> : null}
    </Dialog>
  )
}

function RemoveForm({ bank, onDone }: { bank: PlayerBank; onDone: () => void }) {
  const { t } = useTranslation()
  const { capabilities } = useStartup()
  const { form, code, limit, notice, resend } = useRemoveBank(bank, onDone)
  const { state } = code.tac
  return (
    <form className="bank-remove" {...form.formProps}>
      <p>{t('banks.removeText', { bank: bank.bankName, number: bank.accountNumberMasked })}</p>
      {capabilities.includes('withdrawals') ? <p className="bank-note">{t('banks.holdAhead')}</p> : null}
      {state ? (
        <>
          <p role="status">
            {code.phone ? t('register.codeSent', { number: code.phone }) : t('banks.codeSent')}
          </p>
          <TacEntry state={state} field={form.field('tac')} onResend={resend} isResending={code.isSending} />
        </>
      ) : null}
      <BankNotice notice={notice} />
      <AttemptLimitNotice limit={limit} />
      <div className="bank-remove-end">
        <Button variant="quiet" onClick={onDone}>
          {t('account.cancel')}
        </Button>
        <Button type="submit" busy={form.isSending} disabled={limit.untilMs > 0}>
          {t(state ? 'banks.removeYes' : 'login.sendCode')}
        </Button>
      </div>
    </form>
  )
}
