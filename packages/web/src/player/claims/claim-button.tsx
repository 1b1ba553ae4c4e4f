import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '../../ui/button/button.tsx'

interface ClaimButtonProps
  extends Pick<ButtonProps, 'variant' | 'size' | 'block' | 'aria-label' | 'disabled'> {
  state: 'ready' | 'sending' | 'checking'
  onClaim: () => void
  children: ReactNode
}

/** The button of a claim; it waits while the claim is sent, and while nobody knows whether it arrived. */
export function ClaimButton({ state, onClaim, children, ...button }: ClaimButtonProps) {
  const { t } = useTranslation()
  return (
    <Button
      {...button}
      busy={state === 'sending'}
      disabled={button.disabled || state === 'checking'}
      onClick={onClaim}
    >
      {state === 'checking' ? t('claims.checking') : children}
    </Button>
  )
}
