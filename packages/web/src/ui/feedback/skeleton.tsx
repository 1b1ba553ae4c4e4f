import './skeleton.css'

interface SkeletonProps {
  /** Gives the block its size. */
  className?: string | undefined
  /** Lines of text instead of one block; the last is shorter. */
  lines?: number | undefined
}

/** The place of something that is on its way, in its final size. Hidden from screen readers. */
export function Skeleton({ className, lines }: SkeletonProps) {
  const look = className ? `skeleton ${className}` : 'skeleton'
  if (lines === undefined) return <span className={look} aria-hidden="true" />
  return (
    <span className="skeleton-lines" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`${look} skeleton-line`} />
      ))}
    </span>
  )
}
