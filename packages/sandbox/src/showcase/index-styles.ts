/** The styles of the index: pictures in as many columns as fit, on a quiet ground. */
export const indexStyles = `
  :root { color-scheme: light dark; --ground: #f4f4f6; --card: #fff; --text: #17171c; --quiet: #5c5c68; --line: #d9d9e0 }
  @media (prefers-color-scheme: dark) {
    :root { --ground: #0f0f13; --card: #191920; --text: #f3f3f6; --quiet: #a5a5b2; --line: #31313c }
  }
  * { box-sizing: border-box; margin: 0 }
  body { background: var(--ground); color: var(--text); font: 1rem/1.5 system-ui, sans-serif }
  header, main { max-width: 1360px; margin-inline: auto; padding: 0 clamp(16px, 3vw, 40px) }
  header { padding-block: clamp(32px, 6vw, 72px) 8px }
  h1 { font-size: clamp(2.5rem, 7vw, 4.5rem); font-weight: 800; letter-spacing: -.04em; line-height: 1 }
  header p { max-width: 60ch; margin-block-start: 12px; color: var(--quiet); font-size: 1.0625rem }
  header b { color: var(--text); font-weight: 600 }
  .more { display: flex; flex-wrap: wrap; gap: 0 20px }
  a { color: inherit; text-underline-offset: .2em }
  .more a { padding-block: 10px }
  section { padding-block-start: 40px }
  h2 { padding-block-end: 12px; border-block-end: 1px solid var(--line); font-size: 1.125rem; font-weight: 600 }
  ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr)); gap: 32px 24px; padding: 20px 0 0; list-style: none }
  .picture { display: block; padding: 16px 16px 0; overflow: hidden; border-radius: 12px; background: var(--card); box-shadow: inset 0 0 0 1px var(--line) }
  img { display: block; width: 100%; height: auto; translate: 0 4px; transition: translate .2s }
  .picture:hover img { translate: 0 -4px }
  h3 { display: flex; gap: 10px; align-items: baseline; margin-block: 12px 2px; font-size: 1rem; font-weight: 600 }
  h3 a { text-decoration: none }
  h3 a:hover { text-decoration: underline }
  small { color: var(--quiet); font: .8125rem ui-monospace, monospace }
  li p { display: flex; flex-wrap: wrap; gap: 0 16px; font-size: .875rem }
  li p a { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; color: var(--quiet); text-decoration: none }
  li p a:hover { color: var(--text); text-decoration: underline }
  i { width: 16px; height: 16px; border-radius: 50%; box-shadow: 0 0 0 1px var(--line) }
  :focus-visible { outline: 3px solid #2f6fed; outline-offset: 3px; border-radius: 4px }
  main { padding-block-end: 80px }
  @media (prefers-reduced-motion: reduce) { img { transition: none } }
`
