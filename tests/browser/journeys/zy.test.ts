import './games.suite.ts'
