import './game-search.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { query } from '../../../api/query.ts'
import { gameListQuery } from '../../../features/games/game-list-query.ts'
import { GameList } from '../../../features/games/lists/game-list.tsx'
import { LobbySearch } from '../../../features/games/lobby/lobby-search.tsx'
import { Dialog } from '../../../ui/overlay/dialog.tsx'
import { useModal } from '../../../ui/overlay/modal-store.ts'
import { gameSearch } from './modal-ids.ts'

const resultCount = 20

/** Searches the games of all categories by name. Shows popular games until something is typed. */
export function GameSearch() {
  const { t } = useTranslation()
  const { open, close } = useModal(gameSearch)
  const [words, setWords] = useState('')
  const found = useQuery({
    ...query('listGames', { query: { q: words, perPage: resultCount } }),
    enabled: words !== '',
  })
  const popular = useQuery({ ...gameListQuery('popular'), enabled: words === '' })
  const games = (words === '' ? popular : found).data?.games
  const title = words === '' ? t('games.lists.popular') : t('games.search')
  return (
    <Dialog id={gameSearch} open={open} onClose={close} title={t('games.search')} closeLabel={t('app.close')}>
      <LobbySearch query={words} onSearch={setWords} />
      <p className="search-found" role="status">
        {games?.length === 0 ? t('games.nothingFor', { words }) : words === '' ? title : null}
      </p>
      <GameList label={title} games={games} places={6} />
    </Dialog>
  )
}
