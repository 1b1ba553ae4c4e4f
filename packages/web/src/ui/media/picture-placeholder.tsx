import { hashText } from '../../browser/hash-text.ts'

const patterns = [
  // Rays from below
  'M50 110 -20 60v-30zM50 110-20-10l40-20zM50 110 34-30h32zM50 110 80-30l40 20zM50 110 120 30v30z',
  // Tiles
  'M25 0 50 25 25 50 0 25zM75 0l25 25-25 25-25-25zM50 25l25 25-25 25-25-25zM25 50l25 25-25 25L0 75zM75 50l25 25-25 25-25-25z',
  // Waves
  'M0 30c17-14 33-14 50 0s33 14 50 0v16c-17 14-33 14-50 0S17 32 0 46zM0 62c17-14 33-14 50 0s33 14 50 0v16c-17 14-33 14-50 0S17 64 0 78z',
  // Rings
  'M50 50m-46 0a46 46 0 1 0 92 0a46 46 0 1 0-92 0M50 50m-34 0a34 34 0 1 1 68 0a34 34 0 1 1-68 0M50 50m-22 0a22 22 0 1 0 44 0a22 22 0 1 0-44 0',
]

interface PicturePlaceholderProps {
  title: string
  seed: string
  /** Hidden from screen readers, because a text beside it has the title. */
  decoration: boolean
}

/** Replaces a missing picture: a pattern in the brand's colors with the title over it. */
export function PicturePlaceholder({ title, seed, decoration }: PicturePlaceholderProps) {
  const pattern = hashText(seed) % patterns.length
  return (
    <span className="picture-drawn" aria-hidden={decoration || undefined}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path fillRule="evenodd" d={patterns[pattern]} />
      </svg>
      <span className="picture-title">{title}</span>
    </span>
  )
}
