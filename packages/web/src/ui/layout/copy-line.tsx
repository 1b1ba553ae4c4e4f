import { Button } from '../button/button.tsx'
import './copy-line.css'
import { useCopy } from './use-copy.ts'

interface CopyLineProps {
  label: string
  /** What is shown. */
  value: string
  /** What is copied. Default: `value`. */
  copied?: string | undefined
  copyLabel: string
  copiedLabel: string
}

/** A line of a list of details, with a button that copies its value. */
export function CopyLine({ label, value, copied = value, copyLabel, copiedLabel }: CopyLineProps) {
  const [isCopied, copy] = useCopy(copied)
  return (
    <div className="copy-line">
      <dt>{label}</dt>
      <dd>{value}</dd>
      <dd className="copy-line-end">
        <Button variant="tonal" aria-label={`${copyLabel}: ${label}`} onClick={copy}>
          <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
        </Button>
      </dd>
    </div>
  )
}
