import { Trans } from '@lingui/react/macro'
import { PAGE_SIZE } from '../../api/reads.ts'
import { useDistrictName } from '../../domain/places/useDistrictName.ts'
import { button } from '../../ui/controls/button.css.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { directoryAddress, type DirectoryView } from './directory-view.ts'
import type { DistrictName } from '../../domain/places/district-points.ts'
import * as styles from './nearness.css.ts'

/** Near what the directory is sorted, and how far that reaches. */
export function NearDistrict(
  props: DistrictName & { view: DirectoryView; count: number; onStop: () => void; onOpen?: () => void },
) {
  const { view, count, onStop, onOpen } = props
  const district = useDistrictName()(props.state, props.district)
  return (
    <div className={styles.near}>
      <p tabIndex={-1} className={styles.title}>
        <Icon name="place" />
        <Trans comment="Over the cards of the directory, when they are sorted. {district}: Nashik, for example.">
          Near {district}: the nearest first
        </Trans>
      </p>
      <p className={styles.reach}>
        <Trans comment="Over the cards of the directory, when they are sorted by nearness: how it is done.">
          Sorted on your device, by the distance between districts.
        </Trans>{' '}
        {count > PAGE_SIZE && (
          <Trans comment="Over the cards of the directory, when they are sorted by nearness and there are several pages. {PAGE_SIZE}: cards on a page.">
            Only the {PAGE_SIZE} on this page are sorted; there may be nearer ones on other pages.
          </Trans>
        )}
      </p>
      <div className={styles.actions}>
        {view.search === '' && (
          <Link
            to={directoryAddress({ ...view, search: props.district, page: 1 })}
            className={button()}
            onClick={onOpen}
          >
            <Trans comment="Link in the directory: searches for those of a district. {district}: Nashik, for example.">
              Only those in {district}
            </Trans>
          </Link>
        )}
        <Button tone="quiet" onPress={onStop}>
          <Trans comment="Button in the directory: the nearest no longer come first. max 28">
            Don’t sort by distance
          </Trans>
        </Button>
      </div>
    </div>
  )
}
