import { useUploadCall } from '../../../api/upload.ts'
import { UploadField, useUpload } from '../../../forms/upload-field.tsx'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button/button.tsx'

export interface ReceiptUploadProps {
  depositId: string
  /** Whether it follows one that was refused. */
  isAgain?: boolean
  onSent: () => void
}

/** Takes the receipt of a payment, as a photo or a file. */
export function ReceiptUpload({ depositId, isAgain = false, onSent }: ReceiptUploadProps) {
  const { t } = useTranslation()
  const call = useUploadCall('uploadDepositReceipt')
  const receipt = useUpload((file, onProgress) =>
    call.mutateAsync({ input: { params: { id: depositId } }, file, onProgress }),
  )
  const send = async () => {
    if (await receipt.send()) onSent()
  }
  return (
    <div className="stack receipt">
      <UploadField
        label={t(isAgain ? 'cashier.receipt.again' : 'cashier.receipt.title')}
        hint={t(isAgain ? 'cashier.receipt.againText' : 'cashier.receipt.text')}
        upload={receipt}
      />
      <Button
        block
        size="l"
        disabled={!receipt.file}
        busy={receipt.state === 'sending'}
        onClick={() => void send()}
      >
        {t('cashier.receipt.send')}
      </Button>
    </div>
  )
}
