/**
 * The end of what is painted together: the document's `rel="expect"` holds the first paint until the parser has come
 * here. Each layout has one. The parser pauses on a slow line or phone, and what shares out its room among its parts
 * would move with each part.
 */
export function PaintMark() {
  return <span id="first-paint" hidden />
}
