import type { LanguageCode } from '@marquee/contracts/languages'
import { bets } from './amounts.ts'
import type { PlayableGame } from './playable-game.ts'
import { textsOf } from './texts.ts'

/** The slip that a sportsbook opens with, and the pick to put on it, with the price that the player saw. */
interface SlipOpening {
  selection?: { id: string; price: string }
}

/** A game that a player launched. */
export interface Launch {
  title: string
  gameCode: string
  /** The name of its picture, without what says its shape. */
  picture: string
  language: LanguageCode
  mode: 'REAL' | 'DEMO'
  /** Authenticates what the page asks for: the ticket in its own address has been used up. */
  ticket: string
  /** The name under which the page keeps a bet until its answer is known. */
  roundsOf: string
  currency: string
  /** What the game pays back in the long run, in percent. */
  rtp: string
  lobbyUrl: string
  /** How the sportsbook opens, where its slip was asked for. */
  slip?: SlipOpening | undefined
}

const entities: Readonly<Record<string, string>> = {
  ...{ '&': '&amp;', '<': '&lt;', '>': '&gt;' },
  ...{ '"': '&quot;', "'": '&#39;' },
}
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** Allows http(s) addresses and absolute paths; any other link (`javascript:` above all) becomes `/`. */
const safeLink = (url: string) => (/^(https?:\/\/|\/(?!\/))/i.test(url) ? escapeHtml(url) : '/')

const icon = (path: string) => `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg>`

/**
 * A game as one HTML document, whose script and style are below `./client`.
 * @param page the last part of its address
 * @param view what it shows first
 */
export function gamePage(game: PlayableGame, page: string, launch: Launch, view: object): string {
  const { gameCode, picture, language, mode, ticket, roundsOf, currency, rtp, lobbyUrl, slip } = launch
  const texts = textsOf(language, game.texts)
  const title = escapeHtml(launch.title)
  const offered = game.betsOf?.(gameCode) ?? bets
  const data = { mode, ticket, roundsOf, currency, slip, bets: offered, texts, rtp, rules: game.rules, view }
  const art = (shape: string) => `url('/art/games/${shape}/${picture}.webp')`
  return `<!doctype html>
<html lang="${texts.lang}" data-game="${page}" data-state="loading" style="--hue:${game.hue};--scene:${art('wide')};--tile:${art('square')}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="/play/client/games.css">
</head>
<body>
${mode === 'DEMO' ? `<p class="demo" data-testid="demo">${texts.demo}</p>` : ''}
<header>
  <a class="round" href="${safeLink(lobbyUrl)}" id="lobby" target="_top" aria-label="${texts.lobby}">${icon('M14.5 5.5 8 12l6.5 6.5')}</a>
  <h1>${title}</h1>
  <button class="round" type="button" id="open-rules" aria-label="${texts.rulesTitle}">${icon('M9.5 9a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1 1-1.1 2.1M12 17.5v.1')}</button>
</header>
${game.markup(texts)}
<dialog id="rules" aria-labelledby="rules-title">
  <h2 id="rules-title">${texts.rulesTitle}</h2>
  <div id="rules-body"></div>
  <details class="check"><summary>${texts.check}</summary><p>${texts.checkHow}</p><dl id="check"></dl></details>
  <form method="dialog"><button class="main-button">${texts.close}</button></form>
</dialog>
<script type="application/json" id="launch">${JSON.stringify(data).replace(/</g, '\\u003c')}</script>
<script type="module" src="/play/client/${page}.js"></script>
</body>
</html>
`
}
