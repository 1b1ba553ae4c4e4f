// Favorites, recently played games, the game page and mini-games. These suites share a site and a browser; the ones that
// play for money come last.
import './own-games.suite.ts'
import './play.suite.ts'
import './user-state.suite.ts'
import './minigame.suite.ts'
import './lost-answers.suite.ts'
import './play-games.suite.ts'
