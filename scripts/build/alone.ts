import { build, type Rolldown } from 'vite'
import { SYNTAX } from './oldest.ts'

/** Bundles one script separately from the app's build. @param input its source */
export async function buildAlone(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: SYNTAX,
      modulePreload: false,
      rolldownOptions: {
        input,
        output: { entryFileNames: 'alone.js', format: 'iife' },
        // “use client” means nothing here. In the app's build, the React plugin leaves out these warnings.
        onLog: (level, log, say) => log.code === 'MODULE_LEVEL_DIRECTIVE' || say(level, log),
      },
    },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}
