// Games, from the list to the last spin. These suites share a site and a browser.
import './journey.suite.ts'
import './minigame.suite.ts'
import './own-games.suite.ts'
import './play.suite.ts'
import './user-state.suite.ts'
