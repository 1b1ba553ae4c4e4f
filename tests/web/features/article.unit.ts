import t from 'tap'
import { raiseHeadings, readArticle, scrollTables } from '#web/content/article.ts'
import { readQuestions } from '#web/features/site/read-questions.ts'

t.test('the heading that a text starts with becomes the page’s heading', async (t) => {
  t.same(readArticle('\n<h2>About <em>Us</em> &amp; you</h2>\n<p>Hi</p>'), {
    title: 'About Us & you',
    html: '<p>Hi</p>',
  })
  for (const html of ['<p>Hi</p><h2>Later</h2>', '<h3>Small</h3><p>x</p>', '<h2> </h2><p>x</p>', ''])
    t.same(readArticle(html), { title: undefined, html })
  t.equal(readArticle('<h2>&lt;b&gt; &quot;q&quot; &#39;s&#39;&nbsp;</h2>').title, `<b> "q" 's'`)
})

t.test('no level of heading is skipped below the page’s own', async (t) => {
  t.equal(raiseHeadings('<p>a</p><h3>B</h3><h4>C</h4><h3>D</h3>'), '<p>a</p><h2>B</h2><h3>C</h3><h2>D</h2>')
  for (const html of ['<h2>A</h2><h4>B</h4>', '<p>a</p>', '']) t.equal(raiseHeadings(html), html)
})

t.test('every table is wrapped in a named scrolling region', async (t) => {
  const html = scrollTables('<table><tr><td>1</td></tr></table><p>x</p><table></table>', 'A "table" <b>')
  t.equal(html.match(/<div class="prose-scroll" role="region" tabindex="0"/g)?.length, 2)
  t.equal(html.match(/<\/table><\/div>/g)?.length, 2)
  t.ok(html.includes('aria-label="A &quot;table&quot; &lt;b>"'))
})

t.test('a document of questions is split at its headings', async (t) => {
  const html = `<p>Before.</p><h3>How <em>much</em>?</h3><p>One</p><ul><li>a<br>b</li></ul>
<h3>When?</h3><p>Now <img src="/a.png" alt=""></p>`
  t.same(readQuestions(html), {
    intro: '<p>Before.</p>',
    questions: [
      { title: 'How much?', html: '<p>One</p><ul><li>a<br>b</li></ul>' },
      { title: 'When?', html: '<p>Now <img src="/a.png" alt=""></p>' },
    ],
  })
})

t.test('the deepest level of heading marks the questions; one above it stays in the text', async (t) => {
  const read = readQuestions('<h2>Money</h2><h3>A?</h3><p>1</p><h3>B?</h3><p>2</p>')
  t.equal(read?.intro, '<h2>Money</h2>')
  t.same(
    read?.questions.map(({ title }) => title),
    ['A?', 'B?'],
  )
})

t.test('a text whose headings stand inside something, or that has one alone, is left whole', async (t) => {
  for (const html of [
    '<div><h3>A?</h3><p>1</p><h3>B?</h3><p>2</p></div>',
    '<h3>A?</h3><p>1</p>',
    '<p>Nothing</p>',
    '',
  ])
    t.equal(readQuestions(html), undefined, html)
})
