import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useAskLogin } from '../../../session/use-ask-login.ts'
import { Badge } from '../../../ui/feedback/badge.tsx'
import './demo-strip.css'

/** The strip that labels a demo, with a link that opens the same game for real money. */
export function DemoStrip() {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const askLogin = useAskLogin()
  const realGame = addressForReal(search)
  return (
    <p className="demo-strip">
      <Badge>{t('games.demo')}</Badge>
      <Link
        className="demo-strip-real"
        to={realGame}
        replace
        onClick={(event) => {
          if (askLogin(realGame)) event.preventDefault()
        }}
      >
        {t('play.real')}
      </Link>
    </p>
  )
}

function addressForReal(search: URLSearchParams): string {
  const real = new URLSearchParams(search)
  real.delete('mode')
  return `/playnow?${real}`
}
