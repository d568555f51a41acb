/** The build that this page runs: the file's name carries its hash. */
export const BUILD = import.meta.url
const KEY = 'reloaded_build'

/**
 * A chunk that can't be downloaded may have been taken away by a deploy: one reload fetches the new build. Only once for a
 * build, so that it can't loop, and not offline, where a reload would lose the page.
 * @returns whether the page is on its way out
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === BUILD) return false
    sessionStorage.setItem(KEY, BUILD)
  } catch {
    return false // without storage nobody could tell the second time from the first
  }
  location.reload()
  return true
}
