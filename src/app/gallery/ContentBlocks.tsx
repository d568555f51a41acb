/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { Badge, Card, Fact, Facts } from '../../ui/layout/Card.tsx'
import { Button, Spinner } from '../../ui/controls/Button.tsx'
import { cards } from '../../ui/layout/card.css.ts'
import { sort } from '../../ui/layout/icons.ts'
import { EmptyState, ErrorPanel } from '../../ui/feedback/Panel.tsx'
import { NotDownloaded } from '../../ui/overlay/late-overlays.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { SkeletonCards, SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as table from '../../ui/layout/table.css.ts'
import { Block, useSamples } from './samples.tsx'
import * as styles from './gallery.css.ts'

const PRICES = [1850, 2450, 12300, 4725]

export function ContentBlocks({ prefix }: { prefix: string }) {
  const text = useSamples()
  return (
    <>
      <Block title="Photos: there, none, broken; cards">
        <div className={styles.row}>
          {['/crop-default.svg', null, '/no-such-photo.jpg'].map((src) => (
            <Photo key={src} src={src} alt={text.crop} width={96} height={72} />
          ))}
        </div>
        <div className={cards}>
          {text.crops.slice(0, 2).map(({ id, name }, index) => (
            <Card key={id}>
              <Badge tone={index ? 'buy' : 'sell'}>{index ? text.label : text.crop}</Badge>
              <h3>{name}</h3>
              <Facts>
                <Fact term={text.label}>₹1,850</Fact>
                <Fact term={text.hint}>{text.place}</Fact>
              </Facts>
            </Card>
          ))}
        </div>
      </Block>
      <Block
        title="Table"
        by="Native: table with caption and scopes. Rows are read and not operated, so that a grid would only take the reader’s own keys away."
      >
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it (WCAG 2.1.1) */}
        <div role="region" aria-label={`${text.label} (${prefix})`} tabIndex={0} className={table.region}>
          <table className={table.table}>
            <caption className={table.caption}>{`${text.label} (${prefix})`}</caption>
            <thead>
              <tr>
                <th scope="col" className={table.columnHead()} aria-sort="descending">
                  <button type="button" className={table.sort}>
                    {text.label}
                    <Icon icon={sort} />
                  </button>
                </th>
                <th scope="col" className={table.columnHead()}>
                  {text.hint}
                </th>
                <th scope="col" className={table.columnHead({ align: 'number' })}>
                  ₹
                </th>
              </tr>
            </thead>
            <tbody>
              {text.crops.map(({ id, name }, index) => (
                <tr key={id} className={table.row}>
                  <th scope="row" className={table.rowHead}>
                    {name}
                  </th>
                  <td className={table.data()}>{text.place}</td>
                  <td className={table.data({ align: 'number' })}>{PRICES[index]}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </Block>
      <Block title="Under way">
        <SkeletonText />
        <SkeletonCards count={2} />
        <p className={styles.row}>
          <Spinner /> {text.sentence}
        </p>
      </Block>
      <Block
        title="Nothing there; failed; not downloaded"
        by="Native: a heading, words, and a button or link that leads onward; a failure is an alert. The focus goes on to what it stands in when it gives way."
      >
        <EmptyState
          title={text.label}
          message={text.sentence}
          level={3}
          action={<Button tone="main">{text.action}</Button>}
        />
        <ErrorPanel title={text.error} message={text.sentence} retryLabel={text.action} onRetry={() => undefined} />
        <NotDownloaded />
      </Block>
    </>
  )
}
