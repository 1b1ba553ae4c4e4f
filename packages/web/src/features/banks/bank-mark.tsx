import { Picture } from '../../ui/media/picture.tsx'

/** The logo of a bank, or its initial. */
export function BankMark({ name, imgUrl }: { name: string; imgUrl: string | undefined }) {
  if (imgUrl) return <Picture className="bank-mark" src={imgUrl} alt="" title="" seed={name} />
  return (
    <span className="bank-mark" aria-hidden="true">
      {[...name][0]?.toUpperCase()}
    </span>
  )
}
