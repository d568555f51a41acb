import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * Reads a command's arguments, before it does anything. `--help` prints its usage; a wrong argument prints what is
 * wrong, and the usage.
 * @param names the arguments without dashes that it takes: none, one of these, or any
 */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  usage: string,
  options: Options,
  names: readonly string[] | 'any' = [],
) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { ...options, help: { type: 'boolean' } },
    })
    const unknown = names === 'any' ? [] : positionals.filter((name) => !names.includes(name))
    if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(', ')}.`)
    if (!('help' in values && values.help)) return { values, positionals }
    console.log(usage)
    return process.exit(0)
  } catch (error) {
    const [what] = (error as Error).message.split(' To specify') // Node adds how to pass such a name
    console.error(`${what}\n\n${usage}`)
    return process.exit(2)
  }
}
