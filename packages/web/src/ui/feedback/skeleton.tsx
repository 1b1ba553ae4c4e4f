import './skeleton.css'

interface SkeletonProps {
  /** A class that sets the block's size. */
  className?: string | undefined
  /** Number of text lines to show instead of one block; the last is shorter. */
  lines?: number | undefined
}

/** A placeholder for content that is loading, in its final size. Hidden from screen readers. */
export function Skeleton({ className, lines }: SkeletonProps) {
  const classes = className ? `skeleton ${className}` : 'skeleton'
  if (lines === undefined) return <span className={classes} aria-hidden="true" />
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`${classes} skeleton-line`} />
      ))}
    </span>
  )
}
