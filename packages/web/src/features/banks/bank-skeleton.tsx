import { Skeleton } from '../../ui/feedback/skeleton.tsx'

/** The place of the accounts. */
export function BankSkeleton() {
  return (
    <div className="bank-cards" aria-busy="true">
      <Skeleton className="bank-place" />
      <Skeleton className="bank-place" />
    </div>
  )
}
