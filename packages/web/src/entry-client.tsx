import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import './styles/tokens.css'
import './styles/base.css'
import { yieldToMain } from './browser/yield-to-main.ts'
import { App } from './app/app.tsx'
import { startBackgroundTasks } from './app/startup/background-tasks.ts'
import { BuildContext } from './app/updates/build-context.ts'
import { createBuildWatch, fetchJson } from './app/updates/build-watch.ts'
import { seedQueryCache } from './app/routing/page-queries.ts'
import { preloadScreen } from './app/routing/preload-screen.ts'
import { createQueryClient } from './app/startup/query-client.ts'
import type { RenderState } from './app/startup/render-contract.ts'
import { screenTheme } from './app/screens/screen.ts'
import { matchPage } from './app/routing/site-routes.tsx'
import { handleProblem, ownAddress, resetWhereStartupFailed, writeSiteCookies } from './app/startup/start-site.ts'
import { loadI18n } from './i18n/load-i18n.ts'
import { importChunk } from './browser/import-chunk.ts'
import { storedPlayer } from './session/stored-player.ts'

async function start(root: HTMLElement, state: RenderState): Promise<void> {
  const { language, screen } = state
  const { basename, path } = ownAddress()
  const theme = screenTheme(screen)
  const page = screen.kind === 'site' ? matchPage(path).page : undefined

  // All that the first render draws is there before it begins: what the server drew is never replaced by a fallback.
  const [{ client, builds }, texts] = await Promise.all([
    prepareSite(state),
    importChunk(loadI18n(language)),
    preloadScreen(screen, page, language),
  ])
  await yieldToMain()
  // As a transition, which React does in small pieces; a press in between is heard at once.
  startTransition(() => {
    hydrateRoot(
      root,
      <BrowserRouter basename={basename}>
        <BuildContext value={builds}>
          <App screen={screen} theme={theme} texts={texts} client={client} />
        </BuildContext>
      </BrowserRouter>,
    )
  })
}

/** Makes what the client needs beside its code and texts. */
async function prepareSite({ language, buildId, screen, answers }: RenderState) {
  await yieldToMain()
  writeSiteCookies(language)
  resetWhereStartupFailed(screen)
  const client = createQueryClient(handleProblem)
  seedQueryCache(client, answers)
  const builds = createBuildWatch(buildId, { fetchJson, nowMs: Date.now })
  // A site that shows no page of its own has nothing to prepare.
  if (screen.kind === 'site') startBackgroundTasks(builds)
  // The first look into the browser's storage waits for another process; the page's effects need not.
  storedPlayer.read()
  return { client, builds }
}

const root = document.getElementById('app')
const state = document.getElementById('state')?.textContent
// Not awaited here: the chunks that it loads import this module, and would wait for it in turn.
// Where code is missing, the server's page stays: its links lead on all the same.
if (root && state)
  yieldToMain()
    .then(() => start(root, JSON.parse(state)))
    .catch(console.error)
