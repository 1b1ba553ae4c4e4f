import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import t from 'tap'
import { projectRoot } from '#scripts/setup/project-root.mjs'

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: projectRoot })
const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8')

/** The anchors of a page's headings, as repositories on the web make them. */
function anchorsOf(markdown: string): string[] {
  const headings = [...markdown.matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text)
  return headings.map((text) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  )
}

/** The links of a page that lead nowhere. */
function brokenLinks(page: string, markdown: string): string[] {
  const text = markdown.replaceAll(/^```[\s\S]*?^```/gm, '')
  const links = [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link)
  return links
    .filter((link) => !/^(https?|mailto):/.test(link))
    .filter((link) => {
      const [path = '', anchor] = link.split('#')
      const target = path === '' ? page : join(dirname(page), path)
      if (!existsSync(join(projectRoot, target))) return true
      return anchor !== undefined && target.endsWith('.md') && !anchorsOf(read(target)).includes(anchor)
    })
    .map((link) => `${page}: ${link}`)
}

t.test('every link between the pages leads to a file, and to a heading in it', async (t) => {
  t.ok(pages.length > 20)
  t.strictSame(
    pages.flatMap((page) => brokenLinks(page, read(page))),
    [],
  )
  const planted = '[a](nowhere.md) [b](README.md#nowhere) [c](README.md#license)'
  t.strictSame(brokenLinks('README.md', planted), ['README.md: nowhere.md', 'README.md: README.md#nowhere'])
})
