import { expect, test } from 'vitest'
import { markupOf } from '../../src/app/offline/save-last-seen.ts'

const parsed = (html: string) => {
  const page = document.createElement('div')
  page.innerHTML = html
  return page
}

test('a copy has what a page shows, without typed text or anything active', () => {
  const page = parsed(
    `<a href="/enquiry/7" id="x" target="_blank" onclick="x()" class="card">Onion <svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></a>` +
      `<a href="javascript:x()">1</a><a href="//evil.example">2</a><a href="tel:+919876543210">3</a>` +
      `<script>x()</script><iframe src="/"></iframe><textarea>secret</textarea><input value="secret" style="color:red">` +
      `<img src="https://evil.example/x.jpg" alt="photo">`,
  )
  expect(markupOf(page)).toBe(
    `<a href="/enquiry/7" class="card" tabindex="-1">Onion <svg viewBox="0 0 1 1"><path d="M0 0"></path></svg></a>` +
      `<a tabindex="-1">1</a><a tabindex="-1">2</a><a tabindex="-1">3</a><input inert=""><img alt="photo">`,
  )
})

test('a copy has no contact, and no button that could be pressed', () => {
  const page = parsed(
    `<div data-room="owner" class="x"><a href="tel:1">Asha</a></div><div data-acts=""><a href="/edit">Edit</a></div><button>More</button>`,
  )
  expect(markupOf(page)).toMatch(
    /^<div data-room="owner" class="[\w ]+"><\/div><div data-acts="waiting" inert=""><a href="\/edit" tabindex="-1">Edit<\/a><\/div><button inert="">More<\/button>$/,
  )
})
