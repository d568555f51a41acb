import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ROOT } from '../files.ts'

export type Run = [what: string, command: string, args: string[]]

/** The last of its packages that contains the program; newer ones download it when they start. */
const GENERATOR = join(
  ROOT,
  'contracts/tools/node_modules/@openapitools/openapi-generator-cli/bin/openapi-generator.jar',
)
/**
 * From Debian: libspring-{context,web}-java, libjackson2-databind-java, libservlet-api-java,
 * libgeronimo-{validation-1.1,annotation-1.3}-spec-java.
 */
const JARS = [
  ...['core', 'web', 'context', 'beans'].map((part) => `spring3-${part}`),
  ...['core', 'databind', 'annotations'].map((part) => `jackson-${part}`),
  'servlet-api',
  'geronimo-validation-1.1-spec',
  'geronimo-annotation-1.3-spec',
].map((name) => `/usr/share/java/${name}.jar`)
/** From Debian: golang-go, golang-github-gin-gonic-gin-dev. */
const GO = '/usr/share/gocode'

/** Annotations missing in Debian (Swagger 1, Bean Validation 2). Their names and parameters are enough to compile. */
const TEXT = 'String value() default ""; String description() default "";'
const ANSWER = 'Class<?> response() default Void.class; String responseContainer() default "";'
const ANNOTATIONS = {
  'io/swagger/annotations/Api': TEXT,
  'io/swagger/annotations/ApiModel': TEXT,
  'io/swagger/annotations/ApiModelProperty': `${TEXT} boolean required() default false; String example() default "";`,
  'io/swagger/annotations/ApiOperation': `${TEXT} ${ANSWER} String nickname() default ""; String notes() default "";
    Authorization[] authorizations() default {}; String[] tags() default {};`,
  'io/swagger/annotations/ApiParam': `${TEXT} boolean required() default false; String allowableValues() default "";
    String defaultValue() default "";`,
  'io/swagger/annotations/ApiResponse': `${ANSWER} int code(); String message();`,
  'io/swagger/annotations/ApiResponses': 'ApiResponse[] value();',
  'io/swagger/annotations/Authorization': TEXT,
  'javax/validation/constraints/Email': '',
}

/**
 * Generates servers in other languages with OpenAPI Generator and compiles them, where Debian's packages are installed.
 * @param out folder in which the commands run
 */
export function generatedServers(document: string, out: string): { runs: Run[]; skipped: string[] } {
  if (!has('java', '--version')) return { runs: [], skipped: ['OpenAPI Generator, for there is no java here'] }
  const generate = (language: string, ...options: string[]): Run => [
    `OpenAPI Generator (${language})`,
    'java',
    ['-jar', GENERATOR, 'generate', '-g', language, '-i', document, '-o', language, ...options],
  ]
  const runs = [
    generate('spring', '--additional-properties', 'openApiNullable=false,interfaceOnly=true'),
    generate('go-gin-server'),
    generate('python-flask', '--global-property', 'apiTests=false'), // they send a header without quotation marks
  ]
  const skipped: string[] = []
  const compile = (what: string, isInstalled: boolean, command: string) => {
    if (isInstalled) runs.push([`${what} compiles`, 'sh', ['-c', command]])
    else skipped.push(`${what}, compiled`)
  }
  writeAnnotations(join(out, 'annotations'))
  compile(
    'Spring',
    has('javac', '--version') && JARS.every((jar) => existsSync(jar)),
    `javac -nowarn -d classes -cp ${JARS.join(':')} $(find spring/src annotations -name '*.java')`,
  )
  compile(
    'gin',
    has('go', 'version') && existsSync(`${GO}/src/github.com/gin-gonic/gin`),
    `cd go-gin-server && GO111MODULE=off GOPATH=${GO} go build -o server .`,
  )
  compile(
    'Flask',
    has('python3', '--version'),
    `cd python-flask && python3 -m compileall -q . && python3 -c 'import openapi_server.models'`,
  )
  return { runs, skipped }
}

const has = (command: string, argument: string) => spawnSync(command, [argument]).status === 0

function writeAnnotations(folder: string): void {
  for (const [path, inside] of Object.entries(ANNOTATIONS)) {
    const file = join(folder, `${path}.java`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(
      file,
      `package ${dirname(path).replaceAll('/', '.')}; public @interface ${basename(path)} { ${inside} }`,
    )
  }
}
