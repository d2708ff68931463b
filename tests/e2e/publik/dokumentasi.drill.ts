/** The reader of the API's documentation: a package of another house, under our security policy. */
import { test } from '@japa/runner'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('Documentation of the API', (group) => {
  emptyEach(group)

  test('the documentation of the API is drawn under its security policy', async () => {
    const { page } = await visit()
    await page.goto('/docs/api')
    await page.getByRole('heading', { level: 1, name: /^API / }).waitFor()
    await page
      .getByRole('link', { name: /Berita dan kebijakan/ })
      .first()
      .waitFor()
  })
})
