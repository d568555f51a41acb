import type { FrameHeadConfig } from '../../src/head/frame.ts'

/**
 * The script at the top of a page: its configuration, followed by its code.
 * @param code src/head/entry.ts or frame-entry.ts, built alone
 */
export const headScript = (code: string, config: FrameHeadConfig): string =>
  `{const HEAD_CONFIG=${JSON.stringify(config)};${code.trim()}}`
