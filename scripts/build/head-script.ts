import type { Told } from '../../src/head/main.ts'

/**
 * The head script's text: its values, then its code.
 * @param code src/head/entry.ts, bundled separately
 */
export const headScript = (code: string, told: Told): string => `{const TOLD=${JSON.stringify(told)};${code.trim()}}`
