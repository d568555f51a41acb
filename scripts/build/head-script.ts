import type { Told } from '../../src/head/main.ts'

/**
 * The text of the script at the top of a page: what it is told, and its code.
 * @param code src/head/entry.ts, built alone
 */
export const headScript = (code: string, told: Told): string => `{const TOLD=${JSON.stringify(told)};${code.trim()}}`
