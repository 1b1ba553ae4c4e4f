import { useTranslation } from 'react-i18next'
import { Picture } from '../../ui/media/picture.tsx'
import type { Prize } from './use-play.ts'

/** The prizes with their odds, or with a note where the platform does not publish the odds. */
export function PrizeList({ prizes }: { prizes: readonly Prize[] }) {
  const { t } = useTranslation()
  const hasOdds = prizes.some(({ odds }) => odds !== '')
  return (
    <>
      <table className="mini-odds">
        <thead>
          <tr>
            <th scope="col">{t('minigame.prize')}</th>
            {hasOdds ? <th scope="col">{t('minigame.chance')}</th> : null}
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prizeId, label, image, odds }) => (
            <tr key={prizeId}>
              <td>
                {image ? (
                  <Picture className="mini-prize-art" src={image} alt="" title={label} seed={prizeId} />
                ) : null}
                {label}
              </td>
              {hasOdds ? <td className="num">{odds || '—'}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
      {hasOdds ? null : <p className="mini-fair">{t('minigame.noOdds')}</p>}
    </>
  )
}
