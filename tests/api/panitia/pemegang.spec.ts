/** Offers to a committee's tender are sealed to people and opened by two of them, as those of any package (sealing.md §2 to §4). */
import { test } from '@japa/runner'
import { keTahap } from '@eproc/database/factories/paket'
import { createPengguna } from '@eproc/database/factories/pengguna'
import { createPenyedia, createPeserta } from '@eproc/database/factories/peserta'
import { KATEGORI_FILE } from '@eproc/domain/common/choices'
import type { RincianTender } from '@eproc/domain/panitia/answers'
import { data } from '../../lib/answers.ts'
import { cleanSlate } from '../../lib/dates.ts'
import { randomPdf } from '../../lib/files.ts'
import { withCountingKeys, type KeyHolder } from '../../lib/holder_keys.ts'
import { askSigned, confirmSigned } from '../../lib/openings.ts'
import { rows } from '../../lib/query.ts'
import { handIn, withKey } from '../../lib/sealing_vendor.ts'
import { requireKeys } from '../tender/pembukaan/bantu.ts'
import { baca, draf, status } from './bantu.ts'

const CANARY = 'kenari-panitia-5d1f'

test.group("Holders of a committee's tender", (group) => {
  group.each.setup(cleanSlate)

  test('it runs with their keys only; its bids are closed to everybody until two of them open', async ({
    client,
    assert,
  }) => {
    await requireKeys()
    const t = await draf(client)
    ;(await status(client, t, 'T1')).assertStatus(409)
    const pa = await createPengguna({ peran: 'pa', divisi: '20' })
    const holders = await withCountingKeys(client, [...t.pokja, t.ppk, pa], false)
    const runs = await status(client, t, 'T1')
    runs.assertStatus(200)
    assert.equal(data<RincianTender>(runs).status, 'T1')

    const vendor = await createPenyedia({ isi: [] })
    await createPeserta(t.id, vendor.rekanan.id)
    await keTahap(t.id, 'pemasukan')
    const pair = await withKey(client, t.id, vendor)
    const isi = randomPdf(CANARY)
    for (const jenis of KATEGORI_FILE.map(({ kode }) => kode)) {
      const price = jenis === 'H' ? { total: 900, lines: [] } : null
      const sent = await handIn(client, t.id, vendor, { pair, jenis, isi, price })
      sent.assertStatus(200)
    }
    const [offer] = await rows<{ id: number }>(`select id from penawaran where jenis = 'H'`)
    const file = () =>
      client.get(`/tender/${t.tenderId}/Vendor/${offer!.id}-H.pdf`).bearerToken(t.tokenPokja[0]!)
    ;(await file()).assertStatus(404)
    const view = JSON.stringify(await baca(client, t))
    for (const secret of [CANARY, 'penawaran.pdf']) assert.notInclude(view, secret)

    await keTahap(t.id, 'pembukaan')
    const [first, second] = holders as [KeyHolder, KeyHolder]
    ;(await file()).assertStatus(404)
    await askSigned(client, t.id, first)
    ;(await file()).assertStatus(404)
    ;(await confirmSigned(client, t.id, second)).assertStatus(200)
    const opened = await file()
    opened.assertStatus(200)
    assert.isTrue(Buffer.from(opened.body() as Uint8Array).equals(isi))
  })
})
