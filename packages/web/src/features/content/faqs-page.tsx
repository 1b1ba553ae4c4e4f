import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { buttonClass } from '../../ui/button/button.tsx'
import { ContentPage } from './content-page.tsx'
import { ContentNote } from './texts/content-note.tsx'
import { Questions } from './texts/questions.tsx'

/** The operator's questions and answers, with a link to the contact page. */
export function FaqsPage() {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <ContentPage document="faqs" page="faqs" icon="question" layout={questions}>
      <ContentNote title={t('content.ask.title')} text={t('content.ask.text')}>
        <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
          {t('_m:page.contact-us')}
        </Link>
      </ContentNote>
    </ContentPage>
  )
}

const questions = (html: string, language: string) => <Questions html={html} language={language} />
