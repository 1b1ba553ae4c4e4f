import t from 'tap'
import { gamePlace, windowFeatures } from '#web/features/games/play/launch-request.ts'

t.test('a game that asks for a window gets one where there are windows', async (t) => {
  t.equal(gamePlace('POPUP', 'DESKTOP'), 'window')
  t.equal(gamePlace('POPUP', 'MOBILE'), 'tab')
  t.equal(gamePlace('NEW_TAB', 'DESKTOP'), 'tab')
})

t.test('its window is in the middle, and no larger than a game needs', async (t) => {
  t.equal(
    windowFeatures({ availWidth: 1920, availHeight: 1080 }),
    'popup,width=1280,height=800,left=320,top=140',
  )
  t.equal(windowFeatures({ availWidth: 1000, availHeight: 700 }), 'popup,width=900,height=630,left=50,top=35')
})
