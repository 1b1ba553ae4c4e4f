import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/state-panel.tsx'
import { BlockedLink } from './game-iframe.tsx'
import { gamePlace, type LaunchBody } from './launch-request.ts'
import type { OpenedGame } from './use-launch.ts'
import { useOpenTab } from './use-open-tab.ts'

interface GameTabProps {
  name: string
  game: OpenedGame
  body: LaunchBody
  onOpened: () => void
}

/** A game that opens in a new tab or a window of its own, each time the player presses the button. */
export function GameTab({ name, game, body, onOpened }: GameTabProps) {
  const { t } = useTranslation()
  const place = gamePlace(game.launchMode, body.platform)
  const { open, blockedUrl } = useOpenTab(body, place)
  const [opened, setOpened] = useState(false)
  // A game's address works once.
  const usedUrl = useRef('')

  const press = async () => {
    const unused = usedUrl.current === game.gameUrl ? undefined : game
    usedUrl.current = game.gameUrl
    if (!(await open(unused))) return
    setOpened(true)
    onOpened()
  }
  return (
    <EmptyState
      icon="external"
      title={opened ? t(place === 'window' ? 'play.openedWindow' : 'play.opened') : name}
      text={t(place === 'window' ? 'play.windowText' : 'play.newTabText', { game: name })}
      action={
        <>
          <Button size="l" onClick={() => void press()}>
            {t(opened ? 'play.openAgain' : 'play.openGame')}
          </Button>
          {blockedUrl ? <BlockedLink url={blockedUrl} place={place} /> : null}
        </>
      }
    />
  )
}
