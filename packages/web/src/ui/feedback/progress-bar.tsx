import './progress-bar.css'

interface ProgressBarProps {
  label: string
  /** 0 to 100. */
  percent: number
}

/** A progress bar with an accessible name. */
export function ProgressBar({ label, percent }: ProgressBarProps) {
  return <progress className="progress-bar" aria-label={label} max={100} value={percent} />
}
