/** Whether packages that are published need keys of people (parameter KUNCI_PEMEGANG_WAJIB), while sample data is made. */
import type { Client } from 'pg'
import { forgetParameters } from '@eproc/backend/app/core/database/parameter'

const KEY = 'KUNCI_PEMEGANG_WAJIB'

export async function requireKeys(klien: Client, value: string): Promise<void> {
  await klien.query('update parameter set value = $1 where key = $2 and value <> $1', [value, KEY])
  forgetParameters()
}

/** What is published meanwhile is of before there were keys: its people are many, and its offers were sealed by the server. */
export async function withoutKeys(klien: Client, publish: () => Promise<void>): Promise<void> {
  const { rows } = await klien.query<{ value: string }>(
    'select value from parameter where key = $1',
    [KEY]
  )
  await requireKeys(klien, '0')
  try {
    await publish()
  } finally {
    await requireKeys(klien, rows[0]?.value ?? '1')
  }
}
