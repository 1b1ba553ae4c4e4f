import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { useStartup } from '../../../brand/startup-context.ts'
import { Picture } from '../../../ui/media/picture.tsx'

const roomyScreen = '(min-width: 1024px)'
const wallSize = 6

/** What fills a wide screen around the column: the brand at one side, a wall of its games at the other. */
export function ColumnBackdrop() {
  const { t } = useTranslation()
  const { site } = useStartup()
  const hasRoom = useRoom()
  const { data } = useQuery({ ...gameListQuery('featured'), enabled: hasRoom })
  return (
    <div className="backdrop" aria-hidden="true">
      <div className="backdrop-brand">
        <p className="backdrop-name">{site.siteName}</p>
        <p>{t('site.hero.text')}</p>
        <p className="backdrop-age">{t('site.footer.adult')}</p>
      </div>
      <div className="backdrop-wall">
        {hasRoom
          ? data?.games
              .slice(0, wallSize)
              .map(({ gameCode, gameImage, gameName }) => (
                <Picture key={gameCode} src={gameImage} alt="" title={gameName} seed={gameCode} />
              ))
          : null}
      </div>
    </div>
  )
}

/** False until the browser has said that there is room: phones ask for nothing that they do not show. */
function useRoom(): boolean {
  const [hasRoom, setRoom] = useState(false)
  useEffect(() => {
    const screen = matchMedia(roomyScreen)
    const look = () => setRoom(screen.matches)
    look()
    screen.addEventListener('change', look)
    return () => screen.removeEventListener('change', look)
  }, [])
  return hasRoom
}
