import { useId, useState } from 'react'
import { Link } from 'react-router'
import { textOf } from '../../content/article.ts'
import { ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { Prose } from '../../content/prose.tsx'
import { useContent } from '../../content/use-content.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { SearchField } from '../../ui/form/search-field.tsx'
import { Fold } from '../../ui/layout/fold.tsx'
import { type Question, readQuestions } from './read-questions.ts'
import './faqs-page.css'

/** The operator's questions and answers, with a link to the contact page. */
export function Page() {
  const { t } = useTranslation(['ui', '_m'])
  // Without questions the page leads there by itself.
  const isEmpty = useContent('faqs').kind === 'empty'
  return (
    <ContentPage document="faqs" page="faqs" layout={questions}>
      {isEmpty ? null : (
        <ContentNote title={t('content.ask.title')} text={t('content.ask.text')}>
          <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
            {t('_m:page.contact-us')}
          </Link>
        </ContentNote>
      )}
    </ContentPage>
  )
}

const questions = (html: string, language: string) => <Questions html={html} language={language} />

/** A document of questions as disclosures, one for each question, with a search; any other document as an article. */
function Questions({ html, language }: { html: string; language: string }) {
  const read = readQuestions(html)
  if (!read) {
    return (
      <article className="stack gap-4 card content-card">
        <Prose html={html} language={language} />
      </article>
    )
  }
  return (
    <div className="stack gap-2">
      <Prose html={read.intro} language={language} />
      <SearchableQuestions questions={read.questions} language={language} />
    </div>
  )
}

function SearchableQuestions({ questions, language }: { questions: readonly Question[]; language: string }) {
  const { t } = useTranslation()
  const [sought, setSought] = useState('')
  const listId = useId()
  const words = wordsOf(sought)
  const found = questions.filter(({ title, html }) => {
    const text = wordsOf(`${title} ${textOf(html)}`).join(' ')
    return words.every((word) => text.includes(word))
  })
  return (
    <>
      <SearchField
        className="questions-search"
        label={t('content.searchQuestions')}
        clearLabel={t('content.clearQuestions')}
        aria-controls={listId}
        maxLength={40}
        value={sought}
        onValue={setSought}
      />
      <div id={listId} className="stack gap-2" lang={language}>
        {found.map(({ title, html }) => (
          <Fold isCard key={title} summary={<h2>{title}</h2>}>
            <Prose html={html} language={language} />
          </Fold>
        ))}
      </div>
      <p role="status" className="quiet questions-none">
        {found.length === 0 ? t('content.noQuestions', { query: sought }) : null}
      </p>
    </>
  )
}

/** The words of a text without case and accents. */
const wordsOf = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().split(/\s+/).filter(Boolean)
