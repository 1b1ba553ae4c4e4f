import type { CSSProperties } from 'react'
import './celebration.css'

const pieces = Array.from({ length: 32 }, (_, piece) => piece)

/** Confetti over the board for a prize worth more than its play. Without motion only the outcome tells of it. */
export function Celebration() {
  return (
    <div className="celebration" aria-hidden="true">
      {pieces.map((piece) => (
        <span key={piece} style={{ '--piece': piece } as CSSProperties} />
      ))}
    </div>
  )
}
