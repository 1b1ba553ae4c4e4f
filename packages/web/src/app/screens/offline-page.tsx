import type { Startup } from '@marquee/contracts/areas/site/startup'
import type { LanguageCode } from '@marquee/contracts/languages'
import { prerender } from 'react-dom/static'
import { loadI18n, loadTexts } from '../../i18n/load-texts.ts'
import { iconPaths } from '../../ui/media/icon-paths.ts'

/** The content of the offline page in a language. The service worker contains it; it loads the brand's logo and typeface. */
export async function offlineHtml(
  { site }: Startup,
  logo: string,
  language: LanguageCode,
): Promise<{ title: string; html: string }> {
  const [{ t }] = await Promise.all([loadI18n(language), loadTexts('pages', language)])
  const title = t('app.offlineTitle')
  const { prelude } = await prerender(
    <>
      <header>{logo ? <img src={logo} alt={site.siteName} /> : site.logoText || site.siteName}</header>
      <main>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d={iconPaths.refresh} />
        </svg>
        <h1>{title}</h1>
        <p>{t('app.offlineText')}</p>
        <button type="button">{t('closed.tryNow')}</button>
      </main>
    </>,
  )
  return { title: `${title} · ${site.siteName}`, html: await new Response(prelude).text() }
}

/** The fonts of the offline page. They come first: a typeface that is for headings alone has a layer above them. */
export const offlineFonts =
  '@layer offline{:root{--font-system:system-ui,"PingFang SC","Noto Sans SC","Microsoft YaHei",sans-serif;--font-body:var(--typeface,system-ui),var(--fallback-font,system-ui),var(--font-system);--font-display:var(--font-body)}}'

/** The style of the offline page, on top of the theme's variables and its typeface. */
export const offlineCss = [
  'body{display:grid;grid-template-rows:auto 1fr;box-sizing:border-box;min-height:100dvh;margin:0;padding:16px;background:var(--ground);color:var(--text);font:400 16px/1.5 var(--font-body)}',
  'header{display:grid;place-items:center;min-height:44px;font:800 20px/1.1 var(--font-display);font-stretch:var(--stretch-display)}',
  'header img{aspect-ratio:5;height:36px;max-width:180px;object-fit:contain;font-size:20px}',
  'main{display:grid;place-self:center;justify-items:center;gap:12px;max-width:440px;text-align:center;text-wrap:pretty}',
  'svg{box-sizing:border-box;width:88px;height:88px;padding:24px;border-radius:50%;background:var(--accent-soft);color:var(--accent-text);fill:none;stroke:currentColor;stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round}',
  'h1{margin:8px 0 0;font:var(--weight-display,700) clamp(1.75rem,1.35rem + 1.8vw,2.75rem)/1.1 var(--font-display);font-stretch:var(--stretch-display);letter-spacing:var(--tracking-display);text-wrap:balance}',
  'p{margin:0;color:var(--text-2)}',
  'button{min-height:52px;margin-top:16px;padding:0 24px;border:0;border-radius:8px;background:var(--accent);color:var(--on-accent);font:600 16px/20px var(--font-body);cursor:pointer}',
  'button:active{scale:.98}',
  'button:focus-visible{outline:3px solid var(--focus);outline-offset:2px}',
].join('')
