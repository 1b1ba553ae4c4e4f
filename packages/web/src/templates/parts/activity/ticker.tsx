import './ticker.css'
import { type ReactNode, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon, type IconName } from '../../../ui/media/icon.tsx'

interface TickerProps {
  className?: string
  /** Accessible name of the region. */
  label: string
  icon: IconName
  lines: readonly ReactNode[]
  /** Controls at the end of the ticker, which do not scroll. */
  children?: ReactNode
}

/** A line of text that scrolls by. It can be paused, and does not move with `prefers-reduced-motion`. */
export function Ticker({ className, label, icon, lines, children }: TickerProps) {
  const { t } = useTranslation()
  const [isPaused, setPaused] = useState(false)
  return (
    <section
      className={className ? `ticker ${className}` : 'ticker'}
      aria-label={label}
      data-paused={isPaused || undefined}
    >
      <button
        type="button"
        className="ticker-mark"
        aria-label={t(isPaused ? 'site.winners.resume' : 'site.winners.pause')}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon name={isPaused ? 'play' : icon} />
      </button>
      <div className="ticker-window">
        <TickerLine lines={lines} />
        <TickerLine lines={lines} isCopy />
      </div>
      {children}
    </section>
  )
}

/** One run of the lines. A second copy follows the first, so that the loop has no gap. */
function TickerLine({ lines, isCopy = false }: { lines: readonly ReactNode[]; isCopy?: boolean }) {
  return (
    <ul className="ticker-line num" aria-hidden={isCopy || undefined}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
        <li key={index}>{line}</li>
      ))}
    </ul>
  )
}
