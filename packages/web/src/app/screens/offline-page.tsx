import type { LanguageCode } from '@marquee/contracts/languages'
import type { Startup } from '@marquee/contracts/site/get-startup'
import { prerender } from 'react-dom/static'
import { loadI18n, loadPageTexts } from '../../i18n/load-i18n.ts'
import { iconPaths } from '../../ui/media/icon-paths.ts'

/** The content of the offline page in a language. The service worker contains it, so it loads no files. */
export async function offlineHtml(
  { site }: Startup,
  language: LanguageCode,
): Promise<{ title: string; html: string }> {
  const [{ t }] = await Promise.all([loadI18n(language), loadPageTexts(language)])
  const title = t('app.offlineTitle')
  const { prelude } = await prerender(
    <main>
      <p className="brand">{site.siteName}</p>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={iconPaths.refresh} />
      </svg>
      <h1>{title}</h1>
      <p>{t('app.offlineText')}</p>
      <button type="button">{t('closed.tryNow')}</button>
    </main>,
  )
  return { title: `${title} · ${site.siteName}`, html: await new Response(prelude).text() }
}

/** The style of the offline page, on top of the theme's variables. */
export const offlineCss = [
  'body{display:grid;place-items:center;min-height:100dvh;margin:0;background:var(--ground);color:var(--text);font:400 16px/1.5 system-ui,sans-serif}',
  'main{display:grid;justify-items:center;gap:12px;max-width:440px;padding:32px 24px;text-align:center;text-wrap:pretty}',
  '.brand{margin:0;color:var(--text-2);font-weight:600}',
  'svg{box-sizing:border-box;width:72px;height:72px;padding:20px;border-radius:50%;background:var(--accent-soft);color:var(--accent-text);fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}',
  'h1{margin:8px 0 0;font-size:20px;line-height:1.3}',
  'p{margin:0;color:var(--text-2)}',
  'button{min-height:44px;margin-top:16px;padding:0 24px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:700;cursor:pointer}',
  'button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
].join('')
