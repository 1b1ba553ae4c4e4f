/** The page of ours through which a payment form leaves: the only one whose forms may lead anywhere. */
export const leavingPath = '/leave'

/** A form that leaves the site, with what its page says meanwhile. */
export interface LeavingForm {
  action: string
  fields: Record<string, string>
  /** BCP 47. */
  language: string
  title: string
  /** The button, should the form not be sent by itself. */
  button: string
  /** What to do where the brand's settings do not name the payment page. */
  refused: string
  /** The way back to the deposit. */
  back: string
}
