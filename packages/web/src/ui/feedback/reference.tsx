import { useState } from 'react'
import './reference.css'
import { Button } from '../button/button.tsx'

export interface ReferenceTexts {
  label: string
  copy: string
  copied: string
}

/** The eight characters that support can look up, with a button that copies them. */
export function Reference({ reference, texts }: { reference: string; texts: ReferenceTexts }) {
  const [isCopied, setCopied] = useState(false)
  const copy = () => {
    // Missing on plain http and refused by some browsers; the reference can still be selected.
    navigator.clipboard?.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  }
  return (
    <p className="reference">
      <span>
        {texts.label} <code>{reference}</code>
      </span>
      <Button variant="quiet" onClick={copy}>
        <span aria-live="polite">{isCopied ? texts.copied : texts.copy}</span>
      </Button>
    </p>
  )
}
