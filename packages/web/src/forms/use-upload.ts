import { useState } from 'react'
import { ProblemError } from '../api/problem-error.ts'
import { showProblem } from '../api/problem-notice.ts'
import { type PreparedUpload, prepareUpload, type UploadFault } from './prepare-upload.ts'

/** A file on its way: chosen, made ready, sent. A file stays chosen when sending it fails. */
export interface Upload {
  state: 'empty' | 'preparing' | 'ready' | 'sending'
  file: PreparedUpload | undefined
  fault: UploadFault | undefined
  /** How much has been sent, 0 to 100. */
  percent: number
  choose: (file: File) => Promise<void>
  clear: () => void
  /** Sends the file. Resolves with whether it arrived; a refusal shows at the field or in the error dialog. */
  send: () => Promise<boolean>
}

type SendFile = (file: Blob, onProgress: (percent: number) => void) => Promise<unknown>

const faults: Partial<Record<string, UploadFault>> = {
  fileTypeInvalid: 'fileTypeInvalid',
  fileTooLarge: 'fileTooLarge',
  bodyTooLarge: 'fileTooLarge',
}

/** The state of an upload field. `sendFile` makes the call and throws its `ProblemError`. */
export function useUpload(sendFile: SendFile): Upload {
  const [state, setState] = useState<Upload['state']>('empty')
  const [file, setFile] = useState<PreparedUpload>()
  const [fault, setFault] = useState<UploadFault>()
  const [percent, setPercent] = useState(0)

  const show = (next: PreparedUpload | undefined, problem: UploadFault | undefined) => {
    setFile(next)
    setFault(problem)
    setState(next ? 'ready' : 'empty')
  }
  const choose = async (chosen: File) => {
    setState('preparing')
    const prepared = await prepareUpload(chosen)
    if (typeof prepared === 'string') show(undefined, prepared)
    else show(prepared, undefined)
  }
  const send = async () => {
    if (!file || state !== 'ready') return false
    setPercent(0)
    setState('sending')
    try {
      await sendFile(file.blob, setPercent)
      show(undefined, undefined)
      return true
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const known = faults[error.problem.code]
      show(file, known)
      // The end of the session has a flow of its own.
      if (!known && error.problem.handling !== 'endSession') showProblem(error.problem)
      return false
    }
  }
  return { state, file, fault, percent, choose, clear: () => show(undefined, undefined), send }
}
