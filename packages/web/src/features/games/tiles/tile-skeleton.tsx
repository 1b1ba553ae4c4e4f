import './game-tile.css'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** A game tile's skeleton, of the same size. */
export function TileSkeleton() {
  return (
    <div className="tile" aria-hidden="true">
      <Skeleton className="tile-art" />
      <div className="tile-text">
        <span className="tile-name">
          <Skeleton className="tile-skeleton-name" />
        </span>
        <span className="tile-provider">
          <Skeleton className="tile-skeleton-provider" />
        </span>
      </div>
    </div>
  )
}
