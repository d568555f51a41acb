import { useLayoutEffect, useRef, type ReactNode } from 'react'

let arrivals = 0

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
  const heading = useRef<HTMLHeadingElement>(null)
  // Before the next frame, or the focus would drop to the body with the page that was left.
  useLayoutEffect(() => {
    if (arrivals++ > 0) heading.current?.focus()
  }, [])
  return (
    <>
      {title !== undefined && <title>{title}</title>}
      <h1 ref={heading} tabIndex={-1} className={className}>
        {children}
      </h1>
    </>
  )
}
