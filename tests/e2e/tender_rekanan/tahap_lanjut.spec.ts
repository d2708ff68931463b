/** Letters, locks and keyboard of the vendors' package dialog (S1 §2.9, §2.11, S2 §2.5, §4). */
import { test } from '@japa/runner'
import { buatNilai, buatPenetapan, buatTender } from '@eproc/database/factories/tender'
import { kosongkan } from '../../lib/basis_data.ts'
import { periksaAxe, potret, type Page } from '../../lib/peramban.ts'
import { geserJadwal, kirimSurat, kueri, masuk, periksaLebarDialog, tenang } from './bantu.ts'

const NAMA = 'Renovasi Pasar Induk'
const dialog = (page: Page) => page.getByRole('dialog', { name: NAMA, exact: true })

async function keTahap(page: Page, paketId: number, kunci: string) {
  await geserJadwal(paketId, kunci)
  await page.goto(`/vendor?tahun=2026&paket=${paketId}&tahap=${kunci}`)
  await dialog(page).locator('header').waitFor()
}

async function periksa(page: Page, nama: string) {
  await tenang(page)
  await page.waitForTimeout(300)
  await potret(page, `rekanan-${nama}`)
  await periksaAxe(page, { kecuali: ['iframe'] })
  await periksaLebarDialog(page)
}

/** Two vendors, opened, judged, the first one determined. */
async function tenderDitetapkan() {
  const t = await buatTender([800_000_000, 850_000_000], { nama: NAMA })
  for (const r of t.rekanan) await buatNilai(t.id, r.rekanan.id)
  await buatPenetapan(
    t,
    t.rekanan.map((r) => r.rekanan)
  )
  return t
}

test.group('Tahap lanjut di portal rekanan', (group) => {
  group.each.setup(() => kosongkan())

  test('undangan, berita acara, dan SPPBJ sampai pada rekanannya sendiri', async ({ assert }) => {
    const t = await tenderDitetapkan()
    const [a, b] = t.rekanan
    const vendorId = a!.rekanan.id
    const pemenang = await masuk(a!.token)
    const lain = await masuk(b!.token, 'sempit')

    await keTahap(pemenang.page, t.id, 'undangan-pembuktian')
    await dialog(pemenang.page).getByText('Admin belum mengirim undangan').waitFor()
    const asal = pemenang.page.url()
    const daftar = JSON.stringify([{ vendorId, include: true }])
    await kirimSurat(asal, '/api/lelang/undangan', t.tokenPokja[0]!, {
      paketPenyediaId: String(t.id),
      tipe: 'B',
      count: '1',
      listUndangan: daftar,
    })
    // The news comes by itself and brings the letter with it.
    await dialog(pemenang.page).locator('iframe').waitFor()
    await periksa(pemenang.page, 'undangan-1440')

    await geserJadwal(t.id, 'ba-negosiasi')
    await kirimSurat(asal, '/api/lelang/ba-klarifikasi-negosiasi', t.tokenPokja[0]!, {
      paketPenyediaId: String(t.id),
      count: '1',
      listBaPeserta: daftar,
    })
    await keTahap(pemenang.page, t.id, 'ba-negosiasi')
    await dialog(pemenang.page).locator('iframe').waitFor()

    await geserJadwal(t.id, 'sppbj')
    await kirimSurat(asal, '/api/lelang/sppbj', t.tokenPpk, {
      paketPenyediaId: String(t.id),
      count: '1',
      listSppbj: daftar,
    })
    await keTahap(pemenang.page, t.id, 'sppbj')
    await dialog(pemenang.page).locator('iframe').waitFor()
    const unduhan = pemenang.page.waitForEvent('download')
    await dialog(pemenang.page).getByRole('button', { name: 'Unduh', exact: true }).click()
    assert.match((await unduhan).suggestedFilename(), /\.pdf$/)

    // Who did not win has neither tab.
    await lain.page.goto(`/vendor?tahun=2026&paket=${t.id}&tahap=sppbj`)
    await dialog(lain.page).getByText('Tahap ini tidak tersedia bagi Anda').waitFor()
    await dialog(lain.page).getByRole('button', { name: 'Lihat semua tahap' }).click()
    await dialog(lain.page)
      .getByRole('tab', { name: /Pengumuman Pemenang/ })
      .waitFor()
    assert.equal(
      await dialog(lain.page)
        .getByRole('tab', { name: /SPPBJ|Berita Acara/ })
        .count(),
      0
    )
    await periksa(lain.page, 'garis-waktu-390')
    await dialog(lain.page)
      .getByRole('tab', { name: /Pengumuman Pemenang/ })
      .click()
    await dialog(lain.page).getByText('Peringkat 2').first().waitFor()

    assert.deepEqual([...pemenang.keluhan.daftar, ...lain.keluhan.daftar], [])
    await pemenang.page.context().close()
    await lain.page.context().close()
  }).timeout(120_000)

  test('papan ketik, paket yang ditunda, dan paket yang selesai', async ({ assert }) => {
    const t = await tenderDitetapkan()
    const { page, keluhan } = await masuk(t.rekanan[0]!.token)
    await keTahap(page, t.id, 'penjelasan')
    // The tab list is walked by arrows and opened by Enter.
    const dipilih = dialog(page).getByRole('tab', { selected: true })
    await dipilih.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(/tahap=pemasukan/)
    await page.keyboard.press('Home')
    await page.keyboard.press('Enter')
    await page.waitForURL(/tahap=informasi/)
    await dialog(page).getByRole('region', { name: 'Jadwal tender' }).waitFor()

    // Esc closes, and Back of the browser opens nothing by itself.
    await page.keyboard.press('Escape')
    await page.waitForURL('**/temporary-page/vendor**')
    await page.waitForURL('**/vendor?tahun=2026')

    await kueri(
      `update paket set status_pelaksanaan = 'P', alasan = 'Anggaran ditinjau' where id = ?`,
      [t.id]
    )
    await page.goto(`/vendor?tahun=2026&paket=${t.id}&tahap=penjelasan`)
    await dialog(page).getByText('Proses paket terkunci').waitFor()
    await dialog(page).getByText('Paket sedang ditunda').first().waitFor()
    await periksa(page, 'ditunda-1440')

    await kueri(`update paket set status_pelaksanaan = 'S', alasan = null where id = ?`, [t.id])
    await page.goto(`/vendor?tahun=2026&paket=${t.id}&tahap=penjelasan`)
    await dialog(page).getByText('Paket sudah selesai').first().waitFor()
    assert.equal(await dialog(page).getByRole('button', { name: 'Buat pertanyaan' }).count(), 0)
    await periksa(page, 'selesai-1440')
    assert.deepEqual(keluhan.daftar, [])
    await page.context().close()
  })
})
