import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button, buttonClass } from '../../ui/button/button.tsx'
import { FirmDialog } from '../../ui/overlay/firm-dialog.tsx'
import { confirmedAge } from './confirmed-age.ts'
import { helpId } from './helpline-list.tsx'

/** Asks for the minimum age of the brand's market. Who is younger is led to people who help. */
export function AgeDialog() {
  const { t } = useTranslation()
  const { minimumAge: age } = useStartup().market
  return (
    <FirmDialog
      title={t('care.age.title', { age })}
      footer={
        <>
          <Link
            className={buttonClass({ variant: 'outline' })}
            to={{ pathname: '/responsible-gaming', hash: helpId }}
          >
            {t('care.age.no', { age })}
          </Link>
          <Button onClick={() => confirmedAge.confirm(age)}>{t('care.age.yes', { age })}</Button>
        </>
      }
    >
      <div className="row gap-4 quiet">
        <span className="mark strong num" aria-hidden="true">
          {age}+
        </span>
        <p>{t('care.age.text', { age })}</p>
      </div>
    </FirmDialog>
  )
}
