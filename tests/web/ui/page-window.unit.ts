import t from 'tap'
import { pageAddress, pageCount, pageWindow } from '../../../packages/web/src/ui/layout/page-window.ts'

t.test('a list without items still has its first page', async (t) => {
  t.equal(pageCount(0, 10), 1)
  t.equal(pageCount(10, 10), 1)
  t.equal(pageCount(11, 10), 2)
})

t.test('five numbers with the current page in the middle, as far as the ends allow', async (t) => {
  t.same(pageWindow(1, 20, 5), [1, 2, 3, 4, 5])
  t.same(pageWindow(3, 20, 5), [1, 2, 3, 4, 5])
  t.same(pageWindow(4, 20, 5), [2, 3, 4, 5, 6])
  t.same(pageWindow(20, 20, 5), [16, 17, 18, 19, 20])
  t.same(pageWindow(19, 20, 5), [16, 17, 18, 19, 20])
})

t.test('fewer pages than numbers', async (t) => {
  t.same(pageWindow(2, 3, 5), [1, 2, 3])
})

t.test('a page beyond the end shows the last numbers', async (t) => {
  t.same(pageWindow(99, 7, 5), [3, 4, 5, 6, 7])
})

t.test("a link's address has the number in place of [page]", async (t) => {
  t.equal(pageAddress('?q=ace&page=[page]', 3), '?q=ace&page=3')
  // @ts-expect-error an address without the place does not compile
  t.equal(pageAddress('?q=ace', 3), '?q=ace')
})
