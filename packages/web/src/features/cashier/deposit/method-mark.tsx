import { useState } from 'react'

/** A method's picture; its monogram where there is none, or where it does not load. */
export function MethodMark({ name, imgUrl }: { name: string; imgUrl: string }) {
  const [isBroken, setBroken] = useState(false)
  return (
    <span className="method-mark" aria-hidden="true">
      {imgUrl === '' || isBroken ? (
        [...name][0]?.toUpperCase()
      ) : (
        <img src={imgUrl} alt="" decoding="async" onError={() => setBroken(true)} />
      )}
    </span>
  )
}
