import type { Problem } from '@marquee/contracts/problem'
import { maxUploadBytes, uploadTypes } from '@marquee/contracts/uploads'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemError } from '../../../api/problem-error.ts'
import { upload } from '../../../api/upload.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Icon } from '../../../ui/media/icon.tsx'
import { RefusalNotice } from '../refusal-notice.tsx'

interface ReceiptUploadProps {
  depositId: string
  onSent: () => void
}

/** Takes the receipt of a payment: chosen, checked for its size, and sent. The gateway judges its content. */
export function ReceiptUpload({ depositId, onSent }: ReceiptUploadProps) {
  const { t } = useTranslation(['ui', 'errors'])
  const id = useId()
  const [file, setFile] = useState<File | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const isTooLarge = file !== null && file.size > maxUploadBytes

  const send = async () => {
    if (!file || isTooLarge) return
    setSending(true)
    setProblem(null)
    try {
      await upload('uploadDepositReceipt', { params: { id: depositId } }, file)
      onSent()
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      setProblem(error.problem)
    } finally {
      setSending(false)
    }
  }
  return (
    <div className="receipt">
      <h3>{t('cashier.receipt.title')}</h3>
      <p className="payment-note">{t('cashier.receipt.text')}</p>
      <label className="receipt-box" htmlFor={id}>
        <Icon name="plus" />
        <span>{file ? file.name : t('cashier.receipt.choose')}</span>
        <input
          id={id}
          type="file"
          accept={uploadTypes.join()}
          onChange={(event) => setFile(event.target.files?.[0] ?? null)}
        />
      </label>
      {isTooLarge ? (
        <p className="field-note field-error" role="alert">
          <Icon name="warning" />
          {t('errors:fileTooLarge')}
        </p>
      ) : null}
      {problem ? <RefusalNotice problem={problem} /> : null}
      <Button
        block
        size="l"
        disabled={file === null || isTooLarge}
        busy={isSending}
        onClick={() => void send()}
      >
        {t('cashier.receipt.send')}
      </Button>
    </div>
  )
}
