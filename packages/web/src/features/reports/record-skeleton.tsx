import { Skeleton } from '../../ui/feedback/skeleton.tsx'

const rows = [1, 2, 3, 4, 5, 6]

/** The place of a history's totals and rows, and of its filters where these are not known yet either. */
export function RecordSkeleton({ hasToolbar = false }: { hasToolbar?: boolean }) {
  return (
    <div className="record-places" aria-busy="true">
      {hasToolbar ? <Skeleton className="record-toolbar-place" /> : null}
      <Skeleton className="record-totals-place" />
      <div className="record-rows-place">
        {rows.map((row) => (
          <Skeleton key={row} className="record-row-place" />
        ))}
      </div>
    </div>
  )
}
