// Games, from the list to the last spin. These suites share a site and a browser; what plays for money comes last.
import './own-games.suite.ts'
import './play.suite.ts'
import './user-state.suite.ts'
import './minigame.suite.ts'
