import { Suspense } from 'react'
import { lazyComponent } from '../../../browser/import-chunk.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import type { ReceiptUploadProps } from './receipt-upload.tsx'
import './deposit-progress.css'

// Few methods want a receipt, and what judges and sends a file is not small.
const ReceiptUpload = lazyComponent(async () => (await import('./receipt-upload.tsx')).ReceiptUpload)

/** Where a receipt is sent, with its place before that is loaded. */
export function ReceiptPlace(props: ReceiptUploadProps) {
  return (
    <Suspense fallback={<Skeleton className="receipt-place" />}>
      <ReceiptUpload {...props} />
    </Suspense>
  )
}
