/** KTEN 12: an appeal that the pokja entered in a vendor's name, as that vendor meets it. */
import { test } from '@japa/runner'
import {
  createNilai,
  createPenetapan,
  createTender,
  createTenderDitetapkan,
} from '@eproc/database/factories/tender'
import { tenderHasil } from '@eproc/i18n/id/tender_hasil'
import { tenderStaf } from '@eproc/i18n/id/tender_office'
import { ui } from '@eproc/i18n/id/ui'
import { resetClock } from '../../lib/dates.ts'
import { openStaffStage, openVendorStage, pdfUpload } from '../../lib/page.ts'
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

  test('takes the file that was chosen for its own vendor, never the one before', async ({
    assert,
  }) => {
    const t = await createTenderDitetapkan('sanggah', [800_000_000, 850_000_000, 900_000_000])
    const losers = t.rekanan.slice(1).map((r) => r.rekanan)
    for (const { id } of losers) {
      await rows(
        `insert into sanggah (paket_id, rekanan_id, tipe, file_sanggah_vendor, tgl_kirim_vendor,
                              file_sanggah_admin, tgl_kirim_admin, penjawab_id, hasil)
         values (?, ?, 'B', 'berkas/uji/B.pdf', now(), 'berkas/uji/jawaban.pdf', now(), ?, 'tidakTerbukti')
         returning id`,
        [t.id, id, t.pokja[0]!.id]
      )
    }
    resetClock()
    await moveSchedule(t.id, 'jawaban-sanggah')
    const { page } = await visit({ token: t.tokenPokja[0]! })
    const stage = await openStaffStage(page, t.id, 'jawaban-sanggah')
    const [a, b] = losers.map(({ nama }) => nama)
    const { catat, catatTanya } = tenderStaf.sanggah
    const record = async (nama: string) => {
      await stage.getByRole('button', { name: `${catat}: ${nama}` }).click()
      return page.getByRole('alertdialog', { name: catatTanya(nama) })
    }
    const first = await record(a!)
    await first.getByRole('button', { name: catat }).click()
    await first.getByText(tenderHasil.sanggah.tanpaFileVendor).waitFor()
    await first.locator('input[type=file]').setInputFiles(pdfUpload('banding A.pdf'))
    await first.getByText('banding A.pdf').waitFor()
    await first.getByRole('button', { name: ui.tombol.batal, exact: true }).click()
    await first.waitFor({ state: 'detached' })
    const second = await record(b!)
    await second.waitFor()
    assert.equal(await second.getByText('banding A.pdf').count(), 0)
    assert.equal(await second.getByText(tenderHasil.sanggah.tanpaFileVendor).count(), 0)
    await second.locator('input[type=file]').setInputFiles(pdfUpload('banding B.pdf'))
    await second.getByText('banding B.pdf').waitFor()
    await checkScreen(page, 'staf-catat-banding')
    await second.getByRole('button', { name: catat }).click()
    await second.waitFor({ state: 'detached' })
    const appeals = await rows(
      `select s.rekanan_id as id, b.nama_asli as nama from sanggah s
         join berkas b on b.jalur = s.file_sanggah_vendor where s.tipe = 'BD'`
    )
    assert.deepEqual(appeals, [{ id: losers[1]!.id, nama: 'banding B.pdf' }])
  })
})
