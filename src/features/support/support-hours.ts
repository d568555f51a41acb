import { INTL_TAG, type Locale } from '../../i18n/locales.ts'

/** Monday to Friday, in hours of Eastern Standard Time, which is five hours behind UTC all year. */
const OPENS = 9
const CLOSES = 18
const EST_BEHIND_UTC = 5

const ZONES = { EST: 'Etc/GMT+5', IST: 'Asia/Kolkata' }

/** The hours of support in a time zone: 7:30 pm – 4:30 am. */
export function supportHours(locale: Locale, zone: keyof typeof ZONES): string {
  const format = new Intl.DateTimeFormat(INTL_TAG[locale], {
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone: ZONES[zone],
  })
  const at = (hour: number) => format.format(Date.UTC(2026, 0, 5, hour + EST_BEHIND_UTC))
  return `${at(OPENS)} – ${at(CLOSES)}`
}
