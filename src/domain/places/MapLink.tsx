import { Trans } from '@lingui/react/macro'
import { standaloneLink } from '../../ui/controls/link.css.ts'

/** Whether a `current_location` is a position, '18.5204, 73.8567', and not why there is none (§registration.10). */
export const isPosition = (location: string): boolean => /^-?\d/.test(location)

/** A link to a position on a map, as few people can read degrees. The map's site gets it only on a press. */
export const MapLink = ({ position }: { position: string; _t?: string }) => (
  <>
    <a
      href={`https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(position)}`}
      target="_blank"
      rel="noopener noreferrer"
      className={standaloneLink}
    >
      <Trans comment="Link: opens a map at the position of the person’s device, which follows in brackets. max 24">
        See on the map
      </Trans>
    </a>{' '}
    <small>({position})</small>
  </>
)
