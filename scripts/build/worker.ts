import { build, type Rolldown } from 'vite'

/**
 * The service worker's code, without what it is told as it is published (src/worker/worker.ts). (The build tool of its library
 * brings a bundler of its own, hence the list of what is fetched ahead is made here.)
 */
export async function buildWorker(): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: 'src/worker/worker.ts', output: { entryFileNames: 'sw.js', format: 'iife' } },
    },
  })
  return (result as Rolldown.RolldownOutput).output[0].code
}
