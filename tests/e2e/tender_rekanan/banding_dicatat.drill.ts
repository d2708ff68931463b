/** KTEN 12: an appeal that the pokja entered in a vendor's name, as that vendor meets it. */
import { test } from '@japa/runner'
import { createNilai, createPenetapan, createTender } from '@eproc/database/factories/tender'
import { openVendorStage } from '../../lib/page.ts'
import { rows } from '../../lib/query.ts'
import { moveSchedule } from '../../lib/schedule.ts'
import { checkScreen } from '../../lib/screen.ts'
import { emptyEach } from '../../lib/stage.ts'
import { visit } from '../../lib/visitors.ts'

test.group('An appeal that staff entered', (group) => {
  emptyEach(group)

  test("stands below the own objection, with its answer, and says what to do if it is not one's own", async ({
    assert,
  }) => {
    const t = await createTender()
    for (const r of t.rekanan) await createNilai(t.id, r.rekanan.id)
    await createPenetapan(
      t,
      t.rekanan.map((r) => r.rekanan)
    )
    await moveSchedule(t.id, 'jawaban-sanggah')
    const [a, b] = t.rekanan
    await rows(
      `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor, pencatat_id,
                            file_sanggah_admin, tgl_kirim_admin, penjawab_id, hasil, catatan)
       select ?, ?, x.tipe, 'berkas/uji/' || x.tipe || '.pdf', now(), x.pencatat, 'berkas/uji/jawaban.pdf', now(), ?,
              'tidakTerbukti', x.catatan
         from (values ('B', null::int, 'Evaluasi sesuai dokumen'), ('BD', ?::int, 'Banding ditolak')) x (tipe, pencatat, catatan)
       returning id`,
      [t.id, b!.rekanan.id, t.pokja[1]!.id, t.pokja[0]!.id]
    )
    const { page } = await visit({ token: b!.token })
    await openVendorStage(page, t.paket, 'sanggah')
    const appeal = page.getByRole('region', { name: 'Sanggah banding yang dicatat pokja' })
    await appeal.getByText('Banding ditolak').waitFor()
    await appeal.getByText(/segera sampaikan kepada Unit Layanan Pengadaan/).waitFor()
    await page.getByText('Evaluasi sesuai dokumen').waitFor()
    await checkScreen(page, 'rekanan-banding-dicatat')

    const other = await visit({ token: a!.token })
    await openVendorStage(other.page, t.paket, 'sanggah')
    await other.page.getByText('Anda tidak mengirim sanggahan pada tahap ini.').waitFor()
    assert.equal(await other.page.getByText(/yang dicatat pokja/).count(), 0)
  })
})
