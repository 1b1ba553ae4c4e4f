import { readFileSync } from 'node:fs'
import type { CategoryId } from '@marquee/contracts/categories'
import type { LanguageCode } from '@marquee/contracts/languages'
import { escapeXml } from '../../art/svg-text.ts'
import { bets } from '../amounts.ts'
import type { PlayableGame } from '../playable-game.ts'
import { checkMarkup, gameStyle, inlineModules, safeLink, scriptJson } from './page-parts.ts'

/** The slip that a sportsbook opens with, and the pick to put on it, with the price that the player saw. */
export interface SlipOpening {
  selection?: { id: string; price: string }
}

/** A game that a player launched. */
export interface Launch {
  title: string
  gameName: string
  gameCode: string
  providerCode: string
  language: LanguageCode
  mode: 'REAL' | 'DEMO'
  /** Authenticates what the page asks for: the ticket in its own address has been used up. */
  ticket: string
  /** The name under which the page keeps a bet until its answer is known. */
  roundsOf: string
  currency: string
  lobbyUrl: string
  /** How the sportsbook opens, where its slip was asked for. */
  slip?: SlipOpening | undefined
}

/** What the page of a game is made from. `view` is what it shows first. */
interface GamePage {
  game: PlayableGame
  /** The last part of its address. */
  page: string
  category: CategoryId
  launch: Launch
  view: Record<string, unknown>
}

const read = (url: URL) => readFileSync(url, 'utf8')
const here = (name: string) => new URL(name, import.meta.url)
const frameStyles = ['base', 'controls', 'dialog', 'check', 'frame'].map((name) => here(`./${name}.css`))
const frameModules = [
  'pending-round',
  'play-request',
  'bet-selector',
  'round-check',
  'refusal-text',
  'site-around',
  'game-frame',
].map((name) => here(`../client/${name}.js`))

/** A game as one HTML document: style, script and pictures inlined, requests only to `POST ./act` of its own origin. */
export function gamePage({ game, page, category, launch, view }: GamePage): string {
  const { gameCode, gameName, providerCode, mode, ticket, roundsOf, currency, slip } = launch
  const texts = game.texts[launch.language]
  const title = escapeXml(launch.title)
  const style = [...frameStyles, ...game.styles, here('./framed.css')].map(read).join('\n')
  const script = inlineModules([...frameModules, ...game.modules].map(read))
  const offered = game.betsOf?.(gameCode) ?? bets
  const data = { mode, ticket, roundsOf, currency, slip, bets: offered, texts, rules: game.rules, view }
  return `<!doctype html>
<html lang="${texts.lang}" data-game="${page}" data-state="loading">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}\n${gameStyle({ gameCode, gameName, providerCode, category })}\n${game.pictures?.() ?? ''}</style>
</head>
<body>
${mode === 'DEMO' ? `<p class="demo" data-testid="demo">${texts.demo}</p>` : ''}
<header>
  <a class="round" href="${safeLink(launch.lobbyUrl)}" id="lobby" target="_top" aria-label="${texts.lobby}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M14.5 5.5 8 12l6.5 6.5"/></svg></a>
  <h1>${title}</h1>
  <button class="round" type="button" id="open-rules" aria-label="${texts.rulesTitle}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M9.5 9a2.6 2.6 0 1 1 3.6 2.4c-.8.4-1.1 1-1.1 2.1M12 17.5v.1"/></svg></button>
</header>
${game.markup(texts)}
<dialog id="rules" aria-labelledby="rules-title">
  <h2 id="rules-title">${texts.rulesTitle}</h2>
  <div id="rules-body"></div>
  ${checkMarkup(texts)}
  <form method="dialog"><button class="plain">${texts.close}</button></form>
</dialog>
<script type="application/json" id="launch">${scriptJson(data)}</script>
<script>${script}</script>
</body>
</html>
`
}

/** The balance and the win, for the foot of a page. */
export const figures = (texts: PlayableGame['texts']['EN']) => `<dl class="sums">
    <div><dt>${texts.balance}</dt><dd data-testid="balance" id="balance"></dd></div>
    <div class="won"><dt>${texts.win}</dt><dd data-testid="win" id="win"></dd></div>
  </dl>`

/** The bet with its two buttons. */
export const betSelector = (texts: PlayableGame['texts']['EN']) => `<div class="bet">
    <button class="round" type="button" id="less" aria-label="${texts.less}">−</button>
    <span><small>${texts.bet}</small><output data-testid="bet" id="bet"></output></span>
    <button class="round" type="button" id="more" aria-label="${texts.more}">+</button>
  </div>`
