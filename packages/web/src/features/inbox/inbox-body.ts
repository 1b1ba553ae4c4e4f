/** The props of the component that renders a message's body: the operator's HTML, and its language tag. */
export interface BodyProps {
  html: string
  language: string
}
