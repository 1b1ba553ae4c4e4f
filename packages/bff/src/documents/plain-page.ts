import { type LanguageCode, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { contentPolicy } from './head/content-policy.ts'

const styles = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:32px;padding:24px;box-sizing:border-box;',
  'background:#f6f5f2;color:#1d1c1a;font:16px/24px system-ui,sans-serif;text-align:center}',
  'h1,h2{margin:0 0 4px;font-size:20px;line-height:28px}h1{font-size:28px;line-height:36px}',
  'p{margin:0 auto;max-width:60ch;color:#57534d}',
].join('')

/** The content policy of every plain page. */
export const plainPagePolicy = contentPolicy({
  inlineScripts: [],
  inlineStyles: [styles],
  scriptUrls: [],
  frameOrigins: [],
  imageOrigins: [],
  connectOrigins: [],
})

/** A page that says one thing in each language, where it is not known which is the visitor's. */
export function plainPage(texts: Readonly<Record<LanguageCode, { title: string; text: string }>>): string {
  const sections = languageCodes.map((code) => {
    const { title, text } = texts[code]
    const heading = code === 'EN' ? 'h1' : 'h2'
    const { tag } = offeredLanguages[code]
    return `<div lang="${tag}"><${heading}>${title}</${heading}><p>${text}</p></div>`
  })
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,"><title>${texts.EN.title}</title><style>${styles}</style></head>`,
    `<body>${sections.join('')}</body></html>`,
  ].join('')
}
