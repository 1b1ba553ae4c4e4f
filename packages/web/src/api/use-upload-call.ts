import type { InputOf, ResponseOf } from '@marquee/contracts/operations'
import { useMutation } from '@tanstack/react-query'
import type { ProblemError } from './problem-error.ts'
import { type UploadId, type UploadOptions, upload } from './upload.ts'

interface UploadCall<Id extends UploadId> extends UploadOptions {
  input: InputOf<Id>
  file: Blob
}

/** An upload as a mutation, so that the end of the session is reported. The component shows all other problems itself. */
export function useUploadCall<Id extends UploadId>(id: Id) {
  return useMutation<ResponseOf<Id>, ProblemError, UploadCall<Id>>({
    mutationFn: ({ input, file, ...options }) => upload(id, input, file, options),
    meta: { shownInPlace: true },
  })
}
