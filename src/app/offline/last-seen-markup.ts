import { skeleton } from '../../ui/feedback/feedback.css.ts'

/** Elements that do nothing by themselves. */
const ELEMENTS =
  // oxlint-disable-next-line lingui/no-unlocalized-strings -- a selector
  'a,article,b,bdi,br,button,dd,details,div,dl,dt,em,footer,form,h1,h2,h3,h4,h5,h6,header,img,input,label,li,nav,ol,option,p,section,select,small,span,strong,summary,time,ul,wbr,svg,svg *'
/** Attributes that a copy may have. `value`, which holds typed text, is not among them. */
const ATTRIBUTES =
  /^(class|lang|dir|alt|width|height|type|loading|placeholder|hidden|inert|disabled|colspan|d|viewBox|fill|stroke(-\w+)?|c[xy]|r[xy]?|x|y|(aria|data)-[\w-]+)$/
/** Addresses on this site only; no other site and no `javascript:`. */
const ADDRESS = /^\/(?!\/)/

const isAllowed = (name: string, value: string) =>
  ATTRIBUTES.test(name) || (/^(href|src)$/.test(name) && ADDRESS.test(value))

/** A page as a copy shows it: without contacts and typed text. Links work by touch, other controls wait for React. */
export function markupOf(page: Element): string {
  // The copy is made in a document of its own, where pictures aren't fetched.
  const copy = document.implementation.createHTMLDocument('').importNode(page, true)
  for (const each of copy.querySelectorAll(`:not(${ELEMENTS})`)) each.remove()
  for (const each of copy.querySelectorAll('*'))
    for (const name of each.getAttributeNames())
      if (!isAllowed(name, each.getAttribute(name)!)) each.removeAttribute(name)
  for (const room of copy.querySelectorAll('[data-room]')) {
    room.replaceChildren()
    room.className = skeleton
  }
  for (const link of copy.querySelectorAll('a')) link.tabIndex = -1
  for (const control of copy.querySelectorAll('button,input,select,summary,[data-acts]'))
    control.toggleAttribute('inert', true)
  for (const acts of copy.querySelectorAll<HTMLElement>('[data-acts]')) acts.dataset.acts = 'waiting'
  return copy.innerHTML
}
