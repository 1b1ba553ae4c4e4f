import { useTranslation } from 'react-i18next'
import { Badge } from '../../ui/feedback/badge.tsx'

const tones = {
  SUCCESS: undefined,
  COMPLETED: undefined,
  SETTLED: undefined,
  OPEN: 'accent',
  PENDING: 'warning',
  PENDING_KYC: 'warning',
  IN_REVIEW: 'warning',
  APPROVED: 'warning',
  PROCESSING: 'warning',
  VOID: 'neutral',
  CANCELLED: 'neutral',
  REFUNDED: 'neutral',
  REJECTED: 'danger',
  FAILED: 'danger',
} as const
type KnownStatus = keyof typeof tones

const isKnown = (status: string): status is KnownStatus => Object.hasOwn(tones, status)

/** The state of a movement or a bet in words; one that the platform's contract does not name, as the platform wrote it. */
export function StatusBadge({ status }: { status: string }) {
  const { t } = useTranslation()
  if (!isKnown(status)) return <Badge>{status}</Badge>
  const text = t(`records.status.${status}`)
  const tone = tones[status]
  // What is done as it should be is not worth a badge in every line.
  return tone ? <Badge tone={tone}>{text}</Badge> : <span className="record-done">{text}</span>
}
