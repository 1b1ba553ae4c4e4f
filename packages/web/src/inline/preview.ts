import { answerCalls } from './preview/answer-calls.ts'
import { keepPreview } from './preview/keep-preview.ts'
import { forgetStorage } from './preview/memory-storage.ts'
import { reportLayout } from './preview/report-layout.ts'
import { showLabel } from './preview/show-label.ts'

/*
 * The script in the head of a preview, before all others. A preview is the real site with the real data of the brand, but
 * it acts for nobody: it reads no session, sends nothing, and leaves nothing behind in the browser.
 */

const text = document.getElementById('preview')?.textContent ?? ''
const { answers, refusal, frameOrigin } = JSON.parse(text)

forgetStorage()
keepPreview()
answerCalls(answers, refusal, () => showLabel('This is a preview: nothing is sent.'))
if (frameOrigin) reportLayout(frameOrigin)
else addEventListener('DOMContentLoaded', () => showLabel('Preview: nothing is sent or saved.'))
