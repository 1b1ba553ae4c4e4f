import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button/button.tsx'
import { useCopy } from '../ui/layout/use-copy.ts'
import './problem-reference.css'

/** The eight characters by which support finds what happened, with a button that copies them; nothing without them. */
export function ProblemReference({ reference }: { reference: string }) {
  const { t } = useTranslation()
  const [isCopied, copy] = useCopy(reference)
  if (reference === '') return null
  return (
    <p className="row wrap spread muted problem-reference">
      <span>
        {t('app.reference')} <code>{reference}</code>
      </span>
      <Button variant="quiet" onClick={copy}>
        <span aria-live="polite">{t(isCopied ? 'app.copied' : 'app.copy')}</span>
      </Button>
    </p>
  )
}
