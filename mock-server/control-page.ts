import { html, raw } from 'hono/html'
import { createHash } from 'node:crypto'
import { faultNames, type FaultSwitch } from './faults.ts'
import { OTP } from './handlers/sign-in.ts'
import { demoUsers } from './store/seed/demo-users.ts'

const styles = `
  :root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
  body { max-width: 62rem; margin: 0 auto; padding: 1rem; }
  table { width: 100%; border-collapse: collapse; }
  th, td { padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #8884; text-align: left; vertical-align: top; }
  form { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0; }
  select, input, button { max-width: 100%; min-height: 2.5rem; padding: 0.25rem 0.75rem; font: inherit; }
  input[type='number'] { width: 6rem; }
  .scroll { overflow-x: auto; }
`

export const CONTROL_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`

const words: Record<(typeof faultNames)[number], string> = {
  '400': '400: input refused',
  '401': '401: session expired',
  '404': '404: not found',
  '429': '429: too many attempts',
  '500': '500: server error',
  slow: 'slow: answers after 3 seconds',
  hang: 'hang: answers after 60 seconds, with an error',
  garbage: 'garbage: success, but no JSON',
  shape: 'shape: success, but breaks the document',
}

/** The page at `/_mock`: choose whom to sign in as and what fails. Plain forms, no script. */
export function controlPage(operationIds: readonly string[], switches: readonly FaultSwitch[]) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>The mock backend</title>
        ${raw(`<style>${styles}</style>`)}
      </head>
      <body>
        <main>
          <h1>The mock backend</h1>
          <p><a href="/">To the app</a> · <a href="/_mock/api">The API document</a></p>
          <h2>Demo users</h2>
          <p>The OTP of every number is <strong>${OTP}</strong>. A number that is not in the list makes a new user.</p>
          <div class="scroll" role="region" aria-label="Demo users" tabindex="0">
            <table>
              <thead>
                <tr>
                  <th scope="col">Mobile</th>
                  <th scope="col">Name</th>
                  <th scope="col">What for</th>
                </tr>
              </thead>
              <tbody>
                ${demoUsers.map(
                  (user) =>
                    html`<tr>
                      <td>${user.mobile}</td>
                      <td>${user.name || '(none yet)'}</td>
                      <td>${user.state}</td>
                    </tr>`,
                )}
              </tbody>
            </table>
          </div>
          <h2>Make an operation fail</h2>
          <form method="post" action="/_mock/faults">
            <label for="operation">Operation</label>
            <select id="operation" name="operationId">
              ${operationIds.map((id) => html`<option>${id}</option>`)}
            </select>
            <label for="fault">Fault</label>
            <select id="fault" name="fault">
              <option value="none">none</option>
              ${faultNames.map((name) => html`<option value="${name}">${words[name]}</option>`)}
            </select>
            <label for="times">How often (empty: always)</label>
            <input id="times" name="times" type="number" min="1" />
            <button>Set</button>
          </form>
          ${
            switches.length === 0
              ? html`<p>Nothing is set to fail.</p>`
              : html`<ul>
                    ${switches.map(
                      ({ operationId, fault, times, scope }) =>
                        html`<li>
                          ${operationId}: ${words[fault]},
                          ${times ? `${times} more` : 'always'}${scope ? `, scope ${scope}` : ''}
                        </li>`,
                    )}
                  </ul>
                  <form method="post" action="/_mock/faults/off"><button>Switch all off</button></form>`
          }
          <h2>Values that fail</h2>
          <p>
            Text with <code>mock:500</code> anywhere in a search or a form fails so; in the same way:
            ${faultNames.join(', ')}.
          </p>
          <p>No OTP can be sent to <code>9000000400</code>.</p>
          <h2>Start over</h2>
          <p>Throws away everything that was entered and brings back the seed.</p>
          <form method="post" action="/_mock/reset"><button>Reset the data</button></form>
        </main>
      </body>
    </html>`
}
