import type { InputOf } from '@marquee/contracts/operations'
import { useTranslation } from 'react-i18next'
import { httpRequest } from '../../api/call.ts'
import { operationFacts } from '../../api/contract-facts.ts'
import { useLanguage } from '../../i18n/language.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { Icon } from '../../ui/media/icon.tsx'

/** What can be taken away from a history: its whole filter as a file, and the page on paper. */
export function RecordActions({ kind, query }: { kind: Kind; query: Query }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { url } = httpRequest(operationFacts.exportReport, {
    params: { kind },
    query: { ...query, language },
  })
  return (
    <div className="record-actions">
      <a className={buttonClass({ variant: 'outline' })} href={url} download>
        <Icon name="download" />
        {t('records.csv')}
      </a>
      <Button variant="quiet" onClick={() => window.print()}>
        {t('records.print')}
      </Button>
    </div>
  )
}

type Input = InputOf<'exportReport'>
type Kind = Input['params']['kind']
type Query = Omit<Input['query'], 'language'>
