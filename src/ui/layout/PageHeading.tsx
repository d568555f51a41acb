import type { ReactNode } from 'react'

let arrivals = 0

/** Before the next frame, or the focus would drop to the body with the page that was left. */
function arrive(heading: HTMLElement | null) {
  if (heading && arrivals++ > 0) heading.focus()
}

/**
 * A page's one title and one `h1`. The heading takes focus when a person arrives from another page of the app, so that a
 * screen reader says where they are (§accessibility.4); the first page keeps the browser's own focus.
 * @param title the browser's title, the product's name included; left out where a form renders it
 */
export function PageHeading({
  title,
  className,
  children,
}: {
  title?: string | undefined
  className?: string
  children: ReactNode
}) {
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      <h1 ref={arrive} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
