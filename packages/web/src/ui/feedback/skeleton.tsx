import './skeleton.css'

interface SkeletonProps {
  /** Height of a block as wide as its place, in pixels. */
  height?: number | undefined
  /** A class that sets the size of another block. */
  className?: string | undefined
  /** Number of text lines to show instead of one block; the last is shorter. */
  lines?: number | undefined
}

/** A placeholder for content that is loading, in its final size. Hidden from screen readers. */
export function Skeleton({ height, className, lines }: SkeletonProps) {
  if (lines === undefined) {
    return (
      <span className={`skeleton ${className ?? 'skeleton-block'}`} aria-hidden="true">
        {/* Sizes its parent where the content security policy forbids style attributes. */}
        {height ? <svg height={height} /> : null}
      </span>
    )
  }
  return (
    <span className="stack gap-2" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <span key={line} className={`skeleton ${className ?? ''} skeleton-line`} />
      ))}
    </span>
  )
}
