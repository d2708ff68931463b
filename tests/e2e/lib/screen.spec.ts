/** The checker of screens itself: what it must find, at the width where it stands. */
import { test } from '@japa/runner'
import { checkScreen } from '../../lib/screen.ts'
import { everybodyLeaves, visit } from '../../lib/visitors.ts'

const screen = (body: string): string =>
  `<!doctype html><html lang="id"><title>Uji</title><style>
     .phone { display: none }
     @media (max-width: 600px) { .phone { display: block } .small { height: 8px; overflow: hidden } }
   </style><main><h1>Uji</h1>${body}</main></html>`

const FAULTS: readonly [name: string, body: string, found: RegExp | null][] = [
  ['nothing', '<p>Sah</p><p class="phone">Juga sah</p>', null],
  ['a pale word', '<p style="color: #ccc">Pucat</p>', /color-contrast/],
  ['a pale word on phones', '<p class="phone" style="color: #ccc">Pucat</p>', /color-contrast/],
  ['a field without a name', '<input>', /label/],
  ['a field without a name on phones', '<div class="phone"><input></div>', /label/],
  [
    'buttons too small on phones',
    '<button class="small">Satu</button><br><button class="small">Dua</button>',
    /target-size/,
  ],
  ['what is too wide for phones', '<div style="width: 500px">Lebar</div>', /Too wide/],
]

test.group('The check of a screen', (group) => {
  group.each.teardown(everybodyLeaves)

  test('finds faults at both widths, each where it stands', async ({ assert }) => {
    const { page } = await visit({ fresh: true })
    for (const [name, body, found] of FAULTS) {
      await page.goto('about:blank')
      await page.setContent(screen(body))
      const complaint = await checkScreen(page, 'uji').then(
        () => '',
        (error: unknown) => String(error)
      )
      if (found) assert.match(complaint, found, name)
      else assert.equal(complaint, '', name)
    }
  })
})
