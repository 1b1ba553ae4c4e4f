import { sanitiseHtml } from './sanitise-html.ts'

interface Bodies {
  bodyEn: string
  bodyLocal: string
  bodyCn: string
}

/** Sanitises the HTML of a text in each language. */
export function sanitiseBodies<Text extends Bodies>(
  text: Text,
  imageAddress: (address: string) => string,
): Text {
  return {
    ...text,
    bodyEn: sanitiseHtml(text.bodyEn, imageAddress),
    bodyLocal: sanitiseHtml(text.bodyLocal, imageAddress),
    bodyCn: sanitiseHtml(text.bodyCn, imageAddress),
  }
}
