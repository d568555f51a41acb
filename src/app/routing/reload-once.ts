/** The build of this page: the file's name contains its hash. */
export const BUILD = import.meta.url
const KEY = 'reloaded_build'

/**
 * Reloads the page to get a new build: a deploy may have removed a chunk that can't be downloaded. Once per build, so that it can't
 * loop, and not offline, where a reload would lose the page.
 * @returns whether the page is reloading
 */
export function reloadOnce(): boolean {
  try {
    if (!navigator.onLine || sessionStorage.getItem(KEY) === BUILD) return false
    sessionStorage.setItem(KEY, BUILD)
  } catch {
    return false // without storage, it could loop
  }
  location.reload()
  return true
}
