import './bento.css'
import type { LobbyProps, TemplatePart } from '../../template.ts'
import { LobbySections, sectionQueries } from './lobby-sections.tsx'

// One large tile of four places and eight small ones fill four rows of three places, and two rows of six.
const tileCount = 9

/** A mosaic per section: one large tile, and eight small ones around it. */
function Bento({ sections }: LobbyProps) {
  return (
    <div className="lobby-bento">
      <LobbySections sections={sections} layout="grid" limit={tileCount} />
    </div>
  )
}

export const bento: TemplatePart<LobbyProps> = { Component: Bento, queries: sectionQueries }
