import t from 'tap'
import { pageAddress, pageCount, pageWindow } from '#web/ui/pagination/page-window.ts'

t.test('an empty list has one page', async (t) => {
  t.equal(pageCount(0, 10), 1)
  t.equal(pageCount(10, 10), 1)
  t.equal(pageCount(11, 10), 2)
})

t.test('the current page is in the middle of five numbers, except near the ends', async (t) => {
  t.same(pageWindow(1, 20, 5), [1, 2, 3, 4, 5])
  t.same(pageWindow(3, 20, 5), [1, 2, 3, 4, 5])
  t.same(pageWindow(4, 20, 5), [2, 3, 4, 5, 6])
  t.same(pageWindow(20, 20, 5), [16, 17, 18, 19, 20])
  t.same(pageWindow(19, 20, 5), [16, 17, 18, 19, 20])
})

t.test('all pages are shown when there are fewer than numbers', async (t) => {
  t.same(pageWindow(2, 3, 5), [1, 2, 3])
})

t.test('a page beyond the end shows the last numbers', async (t) => {
  t.same(pageWindow(99, 7, 5), [3, 4, 5, 6, 7])
})

t.test('a link has the page number in place of [page]', async (t) => {
  t.equal(pageAddress('?q=ace&page=[page]', 3), '?q=ace&page=3')
  // @ts-expect-error an address without the placeholder does not compile
  t.equal(pageAddress('?q=ace', 3), '?q=ace')
})
