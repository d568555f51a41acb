import { icon } from '../theme/global.css.ts'

/** Line drawings on a 24 × 24 grid for the first page and the header; others are in icons.ts, loaded where shown. */
const icons = {
  search: 'M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13Zm4.8 11.3L20 20',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  forward: 'M9 5l7 7-7 7',
  place: 'M12 21s7-6.1 7-11a7 7 0 1 0-14 0c0 4.9 7 11 7 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  help: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17Zm-2.5 6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1 1-1.1 1.8m0 3v.2',
  person: 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm-8 16c.6-3.6 4-5.5 8-5.5s7.4 1.9 8 5.5',
  award: 'M12 3.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11ZM8.5 13.5 7 21l5-2.6L17 21l-1.5-7.5M9.8 9l1.6 1.6 2.9-3',
  leaf: 'M5 19c0-9 5-14 15-14 0 10-5 14.5-12 14.5-1 0-2-.2-3-.5Zm0 0c2-4 5-7 9-9',
} as const
export type IconName = keyof typeof icons

/** An icon beside a text with the same meaning, so hidden from screen readers. `icon` is a drawing of icons.ts. */
export function Icon(props: { name: IconName } | { icon: string }) {
  return (
    <svg
      className={icon}
      viewBox="0 0 24 24"
      strokeWidth={1.9}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={'name' in props ? icons[props.name] : props.icon} />
    </svg>
  )
}
