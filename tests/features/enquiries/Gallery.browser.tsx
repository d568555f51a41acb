import { virtual } from '@guidepup/virtual-screen-reader'
import { useQuery } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { enquiryQuery, type Enquiry } from '../../../src/api/enquiries.ts'
import { Gallery } from '../../../src/features/enquiries/Gallery.tsx'
import { writeStored } from '../../../src/session/storage.ts'
import ToastPlace, { Messages } from '../../../src/ui/toast/Messages.tsx'
import { clearMessages } from '../../../src/ui/toast/messages.ts'
import { anEnquiry } from '../../factories.ts'
import { proves } from '../../proves.ts'
import { show } from '../../ui/show.tsx'

let images: Enquiry['images']
const enquiry = () => anEnquiry({ images, user_product: 70 })

beforeEach(() => {
  images = [11, 12, 13].map((id) => ({ id, image: `/crop-default.svg?${id}` }))
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'DELETE') {
      images = images.filter(({ id }) => !request.url.endsWith(`/70/${id}/`))
      return new Response(null, { status: 204 })
    }
    return Response.json(enquiry())
  })
})
afterEach(() => {
  writeStored('authToken', undefined)
  clearMessages()
  return virtual.stop()
})

/** Renders like the page: the gallery shows the cached enquiry, and messages are kept when their 3 s are over. */
function Loaded({ canChange = true }: { canChange?: boolean }) {
  const { data } = useQuery(enquiryQuery('en', 7))
  return (
    <>
      {data && <Gallery enquiry={data} canChange={canChange} />}
      <ToastPlace />
    </>
  )
}
const deleteButton = (number: number, total: number) =>
  page.getByRole('button', { name: `Delete image ${number} of ${total}`, exact: true })

test('deleting an image announces it and focuses the next', proves('check 34'), async () => {
  await show(<Loaded />)
  await expect.element(deleteButton(2, 3)).toBeVisible()
  await deleteButton(2, 3).click()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete image 2 of 3' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(deleteButton(2, 3)).toHaveFocus()
  await deleteButton(2, 3).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(deleteButton(2, 2)).toHaveFocus()
  expect(images.map(({ id }) => id)).toEqual([11, 13])
  await expect.element(page.getByText('Image 2 of 3 deleted.').first()).toBeInTheDocument()
  // The focus does not move again when the server's own list arrives.
  await deleteButton(1, 2).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(deleteButton(1, 2)).toHaveFocus()
})

test('deleting the last image moves the focus to the one before, and deleting the only one to the file field', async () => {
  await show(<Loaded />)
  for (const [number, total, next] of [
    [3, 3, /^Delete image 2 of 2$/],
    [1, 2, /^Delete image 1 of 1$/],
    [1, 1, /^Upload image/],
  ] as const) {
    await deleteButton(number, total).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await expect.element(page.getByRole('button', { name: next })).toHaveFocus()
  }
})

test('an image that another tab deletes while the question is open keeps its number, and the focus goes on', async () => {
  const { queryClient } = await show(<Loaded />)
  await deleteButton(2, 3).click()
  images = images.filter(({ id }) => id !== 12)
  await queryClient.refetchQueries()
  await expect.element(page.getByRole('alertdialog', { name: 'Delete image 2 of 3' })).toBeVisible()
  vi.stubGlobal('fetch', async ({ method }: Request) =>
    method === 'DELETE' ? new Response(null, { status: 404 }) : Response.json(enquiry()),
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect.element(page.getByText('Image 2 of 3 deleted.').first()).toBeInTheDocument()
  await expect.element(deleteButton(2, 2)).toHaveFocus()
})

const notDeleted = 'Failed to delete image. Please try again.'
const told = proves(`Image delete: ${notDeleted}`)
test(
  'pressing “Keep it” during the deletion does nothing: the dialog stays and reports the failure',
  told,
  async () => {
    await show(<Loaded />)
    await deleteButton(1, 3).click()
    let fail = () => {}
    const failure = new Promise<Response>((resolve) => (fail = () => resolve(new Response(null, { status: 500 }))))
    vi.stubGlobal('fetch', () => failure)
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click()
    ;(dialog.getByRole('button', { name: 'Keep it' }).element() as HTMLElement).click()
    fail()
    await expect.element(dialog.getByText(new RegExp(notDeleted))).toBeVisible()
  },
)

test('a deletion answered after another person signed in shows no message', async () => {
  await show(<Loaded />)
  await deleteButton(1, 3).click()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  const remove = page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true })
  await remove.click()
  writeStored('authToken', 'somebody-elses-token')
  answer.resolve(new Response(null, { status: 204 }))
  await expect.element(remove).not.toHaveAttribute('aria-disabled', 'true')
  expect(page.getByText('Image 1 of 3 deleted.').elements()).toEqual([])
})

const notSent = 'Failed to upload image. Please try again.'
const said = proves(`Image upload: ${notSent}`)
test('two presses on “Try again” send the photo once more, and nothing says that it was cancelled', said, async () => {
  await show(<Loaded />)
  await expect.element(page.getByRole('button', { name: /^Upload image/ })).toBeVisible()
  await page.elementLocator(document.querySelector('input[type=file]')!).upload('public/icons/192.png')
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  const again = page.getByRole('button', { name: 'Try again' }).element() as HTMLElement
  again.click()
  again.click()
  await expect.element(page.getByText(new RegExp(notSent)).first()).toBeVisible()
  expect(page.getByText('Upload cancelled.').elements()).toEqual([])
})

test('a photo that can’t be sent says so on the next page', async () => {
  const { rerender } = await show(<Loaded />)
  await expect.element(page.getByRole('button', { name: /^Upload image/ })).toBeVisible()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  await page.elementLocator(document.querySelector('input[type=file]')!).upload('public/icons/192.png')
  await expect.element(page.getByText('Sending the photo…')).toBeVisible()
  await rerender(<Messages />)
  answer.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByText(notSent).first()).toBeVisible()
})

test('a photo answered after another person signed in shows no message', async () => {
  await show(<Loaded />)
  await expect.element(page.getByRole('button', { name: /^Upload image/ })).toBeVisible()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  await page.elementLocator(document.querySelector('input[type=file]')!).upload('public/icons/192.png')
  await expect.element(page.getByText('Sending the photo…')).toBeVisible()
  writeStored('authToken', 'somebody-elses-token')
  const reply = Response.json({ id: 14, image: '/crop-default.svg?14' }, { status: 201 })
  answer.resolve(reply)
  await expect.poll(() => reply.bodyUsed).toBe(true)
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(page.getByText('Image uploaded successfully!').elements()).toEqual([])
})

test('a photo that can’t be deleted says so on the next page', async () => {
  const { rerender } = await show(<Loaded />)
  await deleteButton(1, 3).click()
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await rerender(<Messages />)
  answer.reject(new TypeError('Failed to fetch'))
  await expect.element(page.getByText(notDeleted).first()).toBeVisible()
})

test('of a closed enquiry the photos can only be looked at, without a drawing in place of a main photo', async () => {
  await show(<Loaded canChange={false} />)
  await expect.element(page.getByRole('img', { name: 'Image 3 of 3' })).toBeVisible()
  expect(document.images).toHaveLength(3)
  expect(page.getByRole('region', { name: 'Photos' }).getByRole('button').elements()).toEqual([])
  expect(page.getByRole('button', { name: /^Upload image/ }).elements()).toEqual([])
})

test('a photo on its way is said again when its page was left and is opened again', async () => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 4 })
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
  const { rerender } = await show(<Loaded />)
  const field = page.getByRole('button', { name: /^Upload image/ })
  await expect.element(field).toBeVisible()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await userEvent.upload(
    document.querySelector('input[type=file]')!,
    new File([blob!], 'onion.png', { type: 'image/png' }),
  )
  await expect.element(page.getByText('Sending the photo…')).toBeVisible()
  await rerender(<p />)
  await rerender(<Loaded />)
  await expect.element(page.getByText('Sending the photo…')).toBeVisible()
  await expect.element(field).not.toBeInTheDocument()
})
