import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { schema, schemaVersion } from './schema.ts'

type Query<Result> = (text: TemplateStringsArray, ...values: SQLInputValue[]) => Result

/** The embedded database. Queries are tagged templates; their values are always bound parameters. */
export interface Database {
  one<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row | undefined
  all<Row>(text: TemplateStringsArray, ...values: SQLInputValue[]): Row[]
  /** Returns the number of changed rows. */
  run: Query<number>
  /** Runs the work atomically. Nested calls join the outer transaction. */
  transaction<Result>(work: () => Result): Result
  close(): void
}

/**
 * Opens or creates the database, and seeds a new one.
 * A file of another schema version is deleted and rebuilt: a sandbox holds no data worth migrating.
 * @param file a path, or `:memory:`
 */
export function openDatabase(
  file: string,
  seed: (db: Database) => void,
  log: { info(line: string): void },
): Database {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  let connection = connect(file)
  const version = versionOf(connection)
  if (version !== 0 && version !== schemaVersion) {
    log.info(`The sandbox's database has version ${version}, not ${schemaVersion}: it is rebuilt.`)
    connection.close()
    for (const part of ['', '-wal', '-shm']) rmSync(file + part, { force: true })
    connection = connect(file)
  }
  const db = wrap(connection)
  if (versionOf(connection) !== schemaVersion) db.transaction(() => fill(connection, db, seed))
  return db
}

function connect(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: 5000 })
  connection.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON')
  return connection
}

function versionOf(connection: DatabaseSync): number {
  return Number(connection.prepare('PRAGMA user_version').get()?.user_version)
}

function fill(connection: DatabaseSync, db: Database, seed: (db: Database) => void) {
  connection.exec(schema)
  seed(db)
  connection.exec(`PRAGMA user_version = ${schemaVersion}`)
}

function wrap(connection: DatabaseSync): Database {
  const sql = connection.createTagStore()
  return {
    one: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) =>
      sql.get(text, ...values) as Row | undefined,
    all: <Row>(text: TemplateStringsArray, ...values: SQLInputValue[]) => sql.all(text, ...values) as Row[],
    run: (text, ...values) => Number(sql.run(text, ...values).changes),
    transaction: (work) => (connection.isTransaction ? work() : transact(connection, work)),
    close: () => connection.close(),
  }
}

function transact<Result>(connection: DatabaseSync, work: () => Result): Result {
  connection.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    connection.exec('COMMIT')
    return result
  } catch (error) {
    connection.exec('ROLLBACK')
    throw error
  }
}
