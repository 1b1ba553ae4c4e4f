import { useState } from 'react'
import { Link } from 'react-router'
import { useStartup } from '../../brand/startup-context.ts'
import { ContentNote } from '../../content/content-frame.tsx'
import { ContentPage } from '../../content/content-page.tsx'
import { useLazyPart } from '../../i18n/use-lazy-part.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useLoginAddress } from '../../session/login-address.ts'
import { useSession } from '../../session/session-state.ts'
import { buttonClass } from '../../ui/button/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { HelplineList } from './helpline-list.tsx'
import { useDurationWords } from './use-duration-words.ts'
import './care.css'

const loadControls = async () => (await import('./play-controls.tsx')).PlayControls

/** What a player can set, the operator's text on responsible gaming, and helplines. */
export function Page() {
  const { capabilities, market } = useStartup()
  const { status } = useSession()
  const isOffered = capabilities.includes('responsibleGaming')
  const isPlayer = status === 'player' && isOffered
  return (
    <ContentPage
      document="responsibleGaming"
      page="responsible-gaming"
      lead={<Controls isPlayer={isPlayer} />}
    >
      {isPlayer ? null : (
        <>
          <HelplineList helplines={market.helplines} />
          {isOffered ? <LogInForLimits /> : <AskForLimits />}
        </>
      )}
    </ContentPage>
  )
}

/** The player's controls. They stay to take leave of a player whose break has begun, which ends the session. */
function Controls({ isPlayer }: { isPlayer: boolean }) {
  const [wasPlayer, setWasPlayer] = useState(isPlayer)
  if (isPlayer && !wasPlayer) setWasPlayer(true)
  const Part = useLazyPart(wasPlayer ? loadControls : undefined, 'care')
  if (typeof Part !== 'string') return <Part />
  if (!isPlayer) return null
  return Part === 'loading' ? <Skeleton height={360} /> : <AskForLimits />
}

function AskForLimits() {
  const { t } = useTranslation(['ui', '_m'])
  return (
    <ContentNote title={t('content.limits.title')} text={t('content.limits.text')}>
      <Link className={buttonClass({ variant: 'tonal' })} to="/contact-us">
        {t('_m:page.contact-us')}
      </Link>
    </ContentNote>
  )
}

function LogInForLimits() {
  const { t } = useTranslation()
  const to = useLoginAddress()
  return (
    <>
      <ContentNote title={t('content.limits.title')} text={t('content.limits.logIn')}>
        <Link className={buttonClass({ variant: 'tonal' })} to={to}>
          {t('login.submit')}
        </Link>
      </ContentNote>
      <WaysToStop />
    </>
  )
}

/** How long a break or an exclusion can last in the brand's market, before a visitor logs in for one. */
function WaysToStop() {
  const { t } = useTranslation()
  const { breakHours, exclusionMonths } = useStartup().market
  const { ofHours, ofMonths } = useDurationWords()
  return (
    <dl className="card ways-to-stop">
      <Way name={t('content.limits.break')} spans={breakHours.map(ofHours)} />
      <Way name={t('content.limits.exclusion')} spans={exclusionMonths.map(ofMonths)} />
    </dl>
  )
}

function Way({ name, spans }: { name: string; spans: string[] }) {
  if (spans.length === 0) return null
  return (
    <div>
      <dt>{name}</dt>
      {spans.map((span) => (
        <dd key={span}>{span}</dd>
      ))}
    </div>
  )
}
