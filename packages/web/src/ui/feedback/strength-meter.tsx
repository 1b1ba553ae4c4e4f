import './strength-meter.css'

interface StrengthMeterProps {
  /** 0 (nothing typed) to 4. */
  score: number
  /** What the score means, in words. */
  label: string
}

/** Shows the strength of a password. */
export function StrengthMeter({ score, label }: StrengthMeterProps) {
  return (
    <p className="strength" data-score={score}>
      <span className="strength-bar" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="strength-word" aria-live="polite">
        {label}
      </span>
    </p>
  )
}
