import { type LanguageCode, languageCodes, offeredLanguages } from '@marquee/contracts/languages'
import { prepareText, type Representation } from '../cache/representation.ts'
import { contentPolicy, contentPolicyName } from './head/content-policy.ts'

/** For whoever was sent the link, in each language: the address does not say which is theirs. */
const texts: Record<LanguageCode, { title: string; text: string }> = {
  EN: { title: 'This preview has ended', text: 'Ask the person who sent you the link for a new one.' },
  PHP: { title: 'Tapos na ang preview na ito', text: 'Humingi ng bagong link sa nagpadala nito sa iyo.' },
  CN: { title: '此预览已失效', text: '请向发送链接的人索取新的链接。' },
}

const styles = [
  'body{margin:0;min-height:100vh;display:grid;place-content:center;gap:32px;padding:24px;box-sizing:border-box;',
  'background:#f6f5f2;color:#1d1c1a;font:16px/24px system-ui,sans-serif;text-align:center}',
  'h1,h2{margin:0 0 4px;font-size:20px;line-height:28px}h1{font-size:28px;line-height:36px}p{margin:0;color:#57534d}',
].join('')

/** The page of a preview link that has expired or was changed. */
export function endedPreviewPage(): Promise<Representation> {
  const sections = languageCodes.map((code) => {
    const { title, text } = texts[code]
    const heading = code === 'EN' ? 'h1' : 'h2'
    const { tag } = offeredLanguages[code]
    return `<div lang="${tag}"><${heading}>${title}</${heading}><p>${text}</p></div>`
  })
  const html = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<link rel="icon" href="data:,"><title>${texts.EN.title}</title><style>${styles}</style></head>`,
    `<body>${sections.join('')}</body></html>`,
  ].join('')
  return prepareText(html, {
    status: 404,
    contentType: 'text/html; charset=utf-8',
    headers: {
      [contentPolicyName]: policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
    },
  })
}

const policy = contentPolicy({
  inlineScripts: [],
  inlineStyles: [styles],
  scriptUrls: [],
  frameOrigins: [],
  imageOrigins: [],
  connectOrigins: [],
  formOrigins: [],
})
