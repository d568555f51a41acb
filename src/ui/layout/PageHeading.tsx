import type { ReactNode } from 'react'

let arrivals = 0

/** Runs before the next frame: otherwise the focus would drop to the body with the previous page. */
function arrive(heading: HTMLElement | null) {
  if (heading && arrivals++ > 0) heading.focus()
}

/**
 * A page's only title and `h1`. The heading takes the focus when a person arrives from another page of the app, so that a screen reader
 * says where they are (§accessibility.4). On the first page the browser's focus stays.
 * @param title the browser's title, with the product's name; omitted where a form renders it
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
