import { sanitizeHtml } from './sanitize-html.ts'

interface Bodies {
  bodyEn: string
  bodyLocal: string
  bodyCn: string
}

/** Sanitizes the HTML of a text in each language. */
export function sanitizeBodies<Text extends Bodies>(
  text: Text,
  imageAddress: (address: string) => string,
): Text {
  return {
    ...text,
    bodyEn: sanitizeHtml(text.bodyEn, imageAddress),
    bodyLocal: sanitizeHtml(text.bodyLocal, imageAddress),
    bodyCn: sanitizeHtml(text.bodyCn, imageAddress),
  }
}
