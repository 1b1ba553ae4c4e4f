/**
 * The end of a page: the document's `rel="expect"` holds the first paint until the parser has come here. Each layout
 * has one. The parser pauses on a slow line or phone, and what shares out its room among its parts (a menu, a table,
 * a form in the middle of its card) would move with each part. Compressed, a document has 12 to 16 kB until here.
 */
export function PaintMark() {
  return <span id="first-paint" hidden />
}
