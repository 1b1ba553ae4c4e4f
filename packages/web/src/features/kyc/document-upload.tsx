import type { KycStatus } from '@marquee/contracts/areas/kyc'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryKey } from '../../api/query.ts'
import { useUploadCall } from '../../api/upload.ts'
import { UploadField, useUpload } from '../../forms/upload-field.tsx'
import { Button } from '../../ui/button/button.tsx'
import { showToast } from '../../ui/feedback/toast.ts'
import { Select } from '../../ui/form/select.tsx'
import { isRefused } from './is-refused.ts'
import { useDocumentName } from './use-document-name.ts'

const toastMs = 4_000

/** Hands in documents, one after the other. */
export function DocumentUpload({ kyc: { acceptedTypes, documents } }: { kyc: KycStatus }) {
  const { t } = useTranslation()
  const nameOf = useDocumentName()
  const client = useQueryClient()
  const [chosen, setChosen] = useState<string>()
  const isSent = (type: string) =>
    documents.some((document) => document.type === type && !isRefused(document))
  const next = acceptedTypes.find((type) => !isSent(type)) ?? acceptedTypes[0] ?? ''
  const type = chosen ?? next
  const call = useUploadCall('uploadKycDocument')
  const upload = useUpload((file, onProgress) =>
    call.mutateAsync({ input: {}, file, fields: { type }, onProgress }),
  )
  const send = async () => {
    if (!(await upload.send())) return
    showToast({
      tone: 'success',
      text: t('kyc.documentSent', { document: nameOf(type) }),
      durationMs: toastMs,
    })
    setChosen(undefined)
    await client.invalidateQueries({ queryKey: queryKey('getKyc', {}) })
  }
  return (
    <div className="kyc-form">
      <Select
        label={t('kyc.documentType')}
        value={type}
        options={acceptedTypes.map((each) => ({ value: each, label: nameOf(each) }))}
        onChange={({ target }) => setChosen(target.value)}
      />
      <UploadField label={t('kyc.file')} hint={t('kyc.fileHelp')} upload={upload} />
      {upload.file ? (
        <Button busy={upload.state === 'sending'} onClick={() => void send()}>
          {t('kyc.sendDocument')}
        </Button>
      ) : null}
    </div>
  )
}
