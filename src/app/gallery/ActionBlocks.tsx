/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { useState } from 'react'
import { Link, LinkChoice } from '../../ui/controls/Link.tsx'
import { Badge } from '../../ui/layout/Card.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { Details } from '../../ui/controls/Details.tsx'
import { Disclosure } from '../../ui/controls/Disclosure.tsx'
import * as icons from '../../ui/layout/icons.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Pagination } from '../../ui/controls/Pagination.tsx'
import { Block, useSamples } from './samples.tsx'
import * as styles from './gallery.css.ts'

const TONES = ['main', 'leaf', 'outline', 'quiet', 'danger'] as const
const BADGES = ['plain', 'buy', 'sell', 'good', 'warning', 'danger'] as const
const hrefOf = (page: number) => `?page=${page}`

export function ActionBlocks({ prefix }: { prefix: string }) {
  const text = useSamples()
  const [presses, setPresses] = useState(0)
  const [isOpen, setOpen] = useState(false)
  const slow = () => new Promise((resolve) => setTimeout(resolve, 2000)).then(() => setPresses((count) => count + 1))
  return (
    <>
      <Block
        title="Buttons: tones; pending, slow, disabled, long"
        by="Native: button and a. Each assistive technology knows them, and they cost no byte before the content. The pending state is our own: it keeps focus and width, and is said in a status."
      >
        <div className={styles.row}>
          {TONES.map((tone) => (
            <Button key={tone} tone={tone}>
              {text.action}
            </Button>
          ))}
          <Link to="/" className={button({ tone: 'outline' })}>
            Link: {text.action}
            <Icon name="forward" />
          </Link>
        </div>
        <div className={styles.header}>
          <Button tone="header">
            <Icon name="person" />
            {text.action}
          </Button>
        </div>
        <div className={styles.row}>
          <Button tone="leaf" isPending>
            {text.action}
          </Button>
          <Button tone="main" isPending pendingLabel={text.action}>
            {text.long}
          </Button>
          <Button tone="leaf" onPress={slow}>
            2 s ({presses})
          </Button>
          <Button isDisabled>{text.action}</Button>
          <Button tone="main">{text.long}</Button>
        </div>
      </Block>
      <Block title="Badges, icons">
        <div className={styles.row}>
          {BADGES.map((tone) => (
            <Badge key={tone} tone={tone}>
              {text.crop} · {tone}
            </Badge>
          ))}
        </div>
        <div className={styles.row}>
          {Object.entries(icons).map(([name, icon]) => (
            <Icon key={name} icon={icon} />
          ))}
        </div>
      </Block>
      <Block
        title="Disclosure: short, long; the browser’s own"
        by="React Aria’s Disclosure: found and opened by the browser’s search, no press through to what lies below. Native details (the last one) where React Aria would be waited for before the content. The menus of the header are disclosures by hand: they are on every page before its content."
      >
        <div>
          <Disclosure title={text.label} level={3}>
            {text.sentence}
          </Disclosure>
          <Disclosure title={text.long}>{text.sentence}</Disclosure>
          <Details title={text.label} isOpen={isOpen} onOpenChange={setOpen}>
            {text.sentence}
          </Details>
        </div>
      </Block>
      <Block
        title="Choice of links: one is shown, a long one"
        by="Native: a list of links, each with an address; the one that is shown says so (aria-current)."
      >
        <LinkChoice
          label={`Choice, ${prefix}`}
          choices={[
            { name: text.action, to: '?choice=1', isCurrent: true },
            { name: text.crop, to: '?choice=2', isCurrent: false },
            { name: text.long, to: '?choice=3', isCurrent: false },
          ]}
        />
      </Block>
      <Block
        title="Pagination: first, middle, last, huge"
        by="Native: links in a nav, each with an address; at the end a link that leads nowhere, as React Aria’s is when disabled."
      >
        {[1, 5, 12, 3958].map((page) => (
          <Pagination
            key={page}
            page={page}
            pages={page > 5 ? page : 12}
            label={`${page}, ${prefix}`}
            hrefOf={hrefOf}
          />
        ))}
      </Block>
    </>
  )
}
