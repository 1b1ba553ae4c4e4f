/** What draws a message's body, which is HTML of the operator. `language` is the one that it is written in. */
export interface BodyProps {
  html: string
  language: string
}
