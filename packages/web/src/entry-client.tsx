import { type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import './styles/primitives.css'
import { App } from './app/app.tsx'
import { createProblemHandler } from './app/errors/problem-action.ts'
import { preloadScreen } from './app/routing/lazy-views.tsx'
import { matchPage } from './app/routing/site-routes.tsx'
import { createQueryClient } from './app/startup/query-client.ts'
import type { RenderState } from './app/startup/render-state.ts'
import { seedQueryCache } from './app/startup/render-state.ts'
import {
  rememberLink,
  resetAfterFailedStartup,
  splitLocation,
  startBackgroundTasks,
  writeSiteCookies,
} from './app/startup/start-site.ts'
import { BuildContext, createBuildWatch, fetchJson } from './app/updates/build-watch.ts'
import { importChunk } from './browser/import-chunk.ts'
import { viewport } from './browser/viewport.ts'
import { yieldToMain } from './browser/when-idle.ts'
import { loadI18n } from './i18n/load-texts.ts'
import { hintsPause, showFor } from './session/for-player.tsx'
import { storedPlayer } from './session/session-state.ts'

async function start(root: HTMLElement, state: RenderState): Promise<void> {
  const { language, screen, responses } = state
  const { basename, path } = splitLocation()
  const page = screen.kind === 'site' ? matchPage(path).page : undefined
  const isPaused = screen.kind === 'site' && hintsPause()

  // Loaded before hydration begins, so that no fallback ever replaces the server's markup.
  const [{ client, builds }, texts] = await Promise.all([
    prepareSite(isPaused ? { ...state, responses: [] } : state),
    importChunk(loadI18n(language)),
    preloadScreen({ screen, page, language, responses }),
  ])
  await yieldToMain()
  const site = (
    <BrowserRouter basename={basename}>
      <BuildContext value={builds}>
        <App screen={screen} texts={texts} client={client} isPaused={isPaused} />
      </BuildContext>
    </BrowserRouter>
  )
  // A transition renders in small steps, so that input in between is handled at once.
  startTransition(() => {
    if (isPaused) drawAnew(root, site)
    else hydrateRoot(root, site)
  })
}

/** Draws a page in place of the server's markup, which offers what a player on a break is kept from. */
function drawAnew(root: HTMLElement, site: ReactNode): void {
  root.replaceChildren()
  showFor('player')
  createRoot(root).render(site)
}

/** Creates what the client needs beside its code and texts. */
async function prepareSite({ language, buildId, screen, responses }: RenderState) {
  await yieldToMain()
  viewport.restore(document.cookie)
  writeSiteCookies(language)
  resetAfterFailedStartup(screen)
  const onProblem = createProblemHandler(language)
  const client = createQueryClient(onProblem)
  seedQueryCache(client, responses)
  const builds = createBuildWatch(buildId, { fetchJson, nowMs: Date.now })
  // The other screens need no background tasks.
  if (screen.kind === 'site') {
    startBackgroundTasks(builds, onProblem)
    await rememberLink()
  }
  // The first access to the browser's storage is slow; make it here, before the page's effects need it.
  storedPlayer.read()
  return { client, builds }
}

const root = document.getElementById('app')
const state = document.getElementById('state')?.textContent
// No top-level await: the chunks loaded here import this module and would deadlock.
// Where a chunk is missing the script of the document knows what to do; the server's markup stays, and its links work.
if (root && state)
  yieldToMain()
    .then(() => start(root, JSON.parse(state)))
    .catch((error) => {
      console.error(error)
      dispatchEvent(new Event('startfailed'))
    })
