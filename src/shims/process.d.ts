/** Used by prerendering only. */
declare const process: { env: Record<string, string | undefined> }
