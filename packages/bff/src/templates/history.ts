import { mkdir, open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Release, readRelease } from './release-file.ts'

/** A release that holds or has held. */
export interface Version extends Release {
  number: number
}

/** How many versions of a template are kept. */
export const mostVersions = 50

const versionFile = /^([1-9]\d{0,8})\.json$/

const folderOf = (directory: string, code: string) => join(directory, 'history', code)
const fileOf = (folder: string, number: number) => join(folder, `${number}.json`)

/** The versions of a template, the newest first. */
export async function readHistory(directory: string, code: string): Promise<Version[]> {
  const folder = folderOf(directory, code)
  const numbers = await listNumbers(folder)
  const releases = await Promise.all(numbers.map((number) => readRelease(fileOf(folder, number))))
  return releases.flatMap((release, at) => (release ? [{ number: numbers[at] ?? 0, ...release }] : []))
}

/**
 * Adds a version to those of a template, and forgets the oldest of too many.
 * @param place puts its file where it belongs
 * @returns its number, which no other replica has given
 */
export async function addVersion(
  directory: string,
  code: string,
  place: (file: string) => Promise<void>,
): Promise<number> {
  const folder = folderOf(directory, code)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const numbers = await listNumbers(folder)
  const number = await claimNumber(folder, 1 + (numbers[0] ?? 0))
  const file = fileOf(folder, number)
  try {
    await place(file)
  } catch (error) {
    await rm(file, { force: true })
    throw error
  }
  for (const old of numbers.slice(mostVersions - 1)) await rm(fileOf(folder, old), { force: true })
  return number
}

async function listNumbers(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => [])
  return names.flatMap((name) => numberIn(name) ?? []).sort((one, other) => other - one)
}

function numberIn(name: string): number | undefined {
  const [, digits] = versionFile.exec(name) ?? []
  return digits === undefined ? undefined : Number(digits)
}

/** Takes the first number that is free, by an empty file that only one replica can make. */
async function claimNumber(folder: string, number: number): Promise<number> {
  try {
    const handle = await open(fileOf(folder, number), 'wx', 0o600)
    await handle.close()
    return number
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      return claimNumber(folder, number + 1)
    throw error
  }
}
