import { useStartup } from '../../../brand/startup-context.ts'
import { useReaches } from '../../../browser/viewport.ts'
import { useGameList } from '../../../features/games/use-game-list.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import type { FrameParts } from '../../template.ts'
import './column.css'

/** A column as wide as a phone. On a wide screen it is centered in front of a backdrop. */
function Column({ header, navigation, page, footer }: FrameParts) {
  return (
    <div className="frame-column">
      <ColumnBackdrop />
      <div className="column-app">
        {header}
        {navigation}
        {page}
        {footer}
      </div>
    </div>
  )
}

export const column = { Component: Column }

const pictureCount = 6

/** Fills a wide screen around the column: the brand on one side, pictures of its games on the other. */
function ColumnBackdrop() {
  const { t } = useTranslation()
  const { site, market } = useStartup()
  const isWide = useReaches('desktop')
  const { data } = useGameList('featured', isWide)
  return (
    <div className="backdrop" aria-hidden="true">
      <div className="backdrop-brand">
        <p className="backdrop-name" data-long={site.siteName.length > 20 || undefined}>
          {site.siteName}
        </p>
        <p>{t('site.hero.text')}</p>
        <p className="backdrop-age">{t('site.footer.adult', { age: market.minimumAge })}</p>
      </div>
      <div className="backdrop-wall">
        {isWide
          ? data?.games
              .slice(0, pictureCount)
              .map(({ gameCode, gameImage, gameName }) => (
                <Picture key={gameCode} src={gameImage} alt="" title={gameName} seed={gameCode} />
              ))
          : null}
      </div>
    </div>
  )
}
